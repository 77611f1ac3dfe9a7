// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/operator_role.h"

#include <QHash>
#include <QSet>

#include <initializer_list>

namespace tributary
{

namespace
{

struct RoleTypes {
    OperatorRole role;
    std::initializer_list<const char *> types;
};

QHash<QString, OperatorRole> roleTable()
{
    const std::initializer_list<RoleTypes> rows {
        {OperatorRole::Constant, {"Const", "Constant", "ConstPlaceHolder", "FileConstant"}},
        {OperatorRole::Input, {"Data", "AippData", "AnnData", "QueueData", "PlaceHolder", "GetNext"}},
        {OperatorRole::Variable, {"Variable", "VariableV2", "VarHandleOp", "RefData"}},
        {OperatorRole::Output, {"NetOutput", "End"}},
        {OperatorRole::Comm,
            {"AllToAll", "AllToAllV", "AllReduce", "AllGather", "Broadcast", "ReduceScatter", "HorovodAllreduce",
                "HorovodAllgather", "HorovodBroadcast", "MoeDistributeDispatch", "MoeDistributeDispatchV2",
                "MoeDistributeCombine", "MoeDistributeCombineV2", "MatmulAllReduce", "MatmulReduceScatter",
                "AllGatherMatmul", "AlltoAllAllGatherBatchMatMul", "BatchMatMulReduceScatterAlltoAll",
                "MatmulAllReduceAddRmsNorm"}},
        {OperatorRole::StateWrite,
            {"Assign", "AssignAdd", "AssignSub", "AssignVariableOp", "ScatterUpdate", "ScatterNdUpdate", "Scatter",
                "ScatterPaKvCache", "ScatterPaCache", "InplaceUpdate", "KvRmsNormRopeCache", "ReshapeAndCache",
                "DynamicQuantUpdateScatter", "QuantUpdateScatter"}},
        {OperatorRole::Movement,
            {"TransData", "MemcpyAsync", "MemcpyAddrAsync", "MemSet", "Identity", "BroadcastTo", "TensorMove",
                "ViewCopy"}},
        {OperatorRole::Join, {"Merge", "RefMerge", "StreamMerge", "PhonyConcat"}},
        {OperatorRole::Control,
            {"NoOp", "Send", "Recv", "SendMem", "RecvMem", "SendNotify", "RecvNotify", "StreamActive", "StreamSwitch",
                "StreamSwitchN", "LabelSet", "LabelGotoEx", "LabelSwitchByIndex", "Switch", "RefSwitch", "SwitchN",
                "Enter", "RefEnter", "Exit", "RefExit", "LoopCond", "NextIteration", "RefNextIteration", "If",
                "StatelessIf", "Case", "StatelessCase", "While", "StatelessWhile", "For"}},
    };
    QHash<QString, OperatorRole> table;
    for (const RoleTypes &row : rows) {
        for (const char *type : row.types)
            table.insert(QLatin1String(type), row.role);
    }
    return table;
}

} // namespace

OperatorRole roleOfType(const QString &type)
{
    static const QHash<QString, OperatorRole> table = roleTable();
    const auto it = table.constFind(type);
    if (it != table.constEnd())
        return *it;
    // Every operator of the collective communication library begins alike.
    return type.startsWith(QLatin1String("Hcom")) ? OperatorRole::Comm : OperatorRole::Compute;
}

bool isHiddenRole(OperatorRole role)
{
    return role == OperatorRole::Constant || role == OperatorRole::Input || role == OperatorRole::Variable;
}

bool isSmallType(const QString &type)
{
    static const QSet<QString> small {QStringLiteral("Cast"), QStringLiteral("Reshape"), QStringLiteral("Squeeze"),
        QStringLiteral("Unsqueeze"), QStringLiteral("ExpandDims"), QStringLiteral("View"), QStringLiteral("Flatten"),
        QStringLiteral("TransData"), QStringLiteral("Identity"), QStringLiteral("TensorMove"),
        QStringLiteral("ViewCopy"), QStringLiteral("BroadcastTo")};
    return small.contains(type);
}

bool isCheapType(const QString &type)
{
    static const QSet<QString> cheap {QStringLiteral("Cast"), QStringLiteral("Swish"), QStringLiteral("Sigmoid"),
        QStringLiteral("Reshape"), QStringLiteral("Mul"), QStringLiteral("Muls"), QStringLiteral("Add"),
        QStringLiteral("Adds"), QStringLiteral("Sub"), QStringLiteral("Relu"), QStringLiteral("LeakyRelu"),
        QStringLiteral("Squeeze"), QStringLiteral("Unsqueeze"), QStringLiteral("ExpandDims"), QStringLiteral("View"),
        QStringLiteral("Flatten"), QStringLiteral("Identity")};
    return cheap.contains(type);
}

} // namespace tributary
