<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New project</source>
        <translation>新建工程(&amp;N)</translation>
    </message>
    <message>
        <source>Set up a run of your own workload.</source>
        <translation>设置一次针对您自己被测样例的运行。</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>打开工程(&amp;O)…</translation>
    </message>
    <message>
        <source>Go on with a saved project and its runs.</source>
        <translation>继续已保存的工程及其运行。</translation>
    </message>
    <message>
        <source>&amp;Import result folder…</source>
        <translation>导入结果目录(&amp;I)…</translation>
    </message>
    <message>
        <source>Look at results of tributary-cli or of the tuning script.</source>
        <translation>查看 tributary-cli 或寻优脚本的结果。</translation>
    </message>
    <message>
        <source>Run the &amp;example</source>
        <translation>运行示例(&amp;E)</translation>
    </message>
    <message>
        <source>Tune a small workload on the processor of this machine and watch.</source>
        <translation>在本机处理器上对一个小样例寻优，并观看过程。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>关闭工程(&amp;C)</translation>
    </message>
    <message>
        <source>Back to the start page.</source>
        <translation>回到起始页。</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>Start a new run of the set-up.</source>
        <translation>按当前设置开始一次新的运行。</translation>
    </message>
    <message>
        <source>Stop &amp;after this trial</source>
        <translation>本次试验后停止(&amp;A)</translation>
    </message>
    <message>
        <source>Let the running trial end, then stop. Resume continues with the next one.</source>
        <translation>等正在进行的试验结束后停止。“继续”将从下一次试验接着运行。</translation>
    </message>
    <message>
        <source>Stop &amp;now</source>
        <translation>立即停止(&amp;N)</translation>
    </message>
    <message>
        <source>End the running trial and stop. Resume runs that trial again.</source>
        <translation>终止正在进行的试验并停止。“继续”将重新运行该试验。</translation>
    </message>
    <message>
        <source>R&amp;esume</source>
        <translation>继续(&amp;E)</translation>
    </message>
    <message>
        <source>Go on with the run that is shown.</source>
        <translation>继续当前显示的运行。</translation>
    </message>
    <message>
        <source>Comes with a later version.</source>
        <translation>将在后续版本中提供。</translation>
    </message>
    <message>
        <source>&amp;Setup</source>
        <translation>设置(&amp;S)</translation>
    </message>
    <message>
        <source>What is run, with which candidates, and how often.</source>
        <translation>运行什么、用哪些候选配置、运行多少次。</translation>
    </message>
    <message>
        <source>&amp;Trials</source>
        <translation>试验(&amp;T)</translation>
    </message>
    <message>
        <source>Every trial as it runs, and the ranking.</source>
        <translation>实时显示每次试验及排名。</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>对比(&amp;C)</translation>
    </message>
    <message>
        <source>Speed-ups and distributions of the candidates.</source>
        <translation>各候选配置的加速比与分布。</translation>
    </message>
    <message>
        <source>&amp;Graph</source>
        <translation>图(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation>性能剖析(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>报告(&amp;R)</translation>
    </message>
    <message>
        <source>Theme: as the &amp;system</source>
        <translation>主题：跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>Theme: &amp;light</source>
        <translation>主题：浅色(&amp;L)</translation>
    </message>
    <message>
        <source>Theme: &amp;dark</source>
        <translation>主题：深色(&amp;D)</translation>
    </message>
    <message>
        <source>Language: as the s&amp;ystem</source>
        <translation>语言：跟随系统(&amp;Y)</translation>
    </message>
    <message>
        <source>Language: &amp;English</source>
        <translation>语言：English(&amp;E)</translation>
    </message>
    <message>
        <source>Language: 中文 (Chinese)</source>
        <translation>语言：中文</translation>
    </message>
    <message>
        <source>Go to the newest &amp;message</source>
        <translation>转到最新消息(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>Command &amp;palette…</source>
        <translation>命令面板(&amp;P)…</translation>
    </message>
    <message>
        <source>Find and run any action by its name.</source>
        <translation>按名称查找并执行任意操作。</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>键盘快捷键(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;About Tributary…</source>
        <translation>关于 Tributary(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Target machines…</source>
        <translation>目标机管理(&amp;T)…</translation>
    </message>
    <message>
        <source>Add, change and test the machines on which compiled models run.</source>
        <translation>添加、修改和测试用于运行已编译模型的目标机。</translation>
    </message>
    <message>
        <source>The operators, and the stream that each candidate gives them.</source>
        <translation>各算子，以及每个候选配置分给它们的流。</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>warning: %1</source>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>Continues a run that was stopped or killed. What was measured stays; only what is missing is run.</source>
        <translation>继续一次被停止或被终止的运行。已测数据保留，只补跑缺少的部分。</translation>
    </message>
    <message>
        <source>The result folder of the run.</source>
        <translation>本次运行的结果目录。</translation>
    </message>
    <message>
        <source>Continue although command, candidates or machine differ.</source>
        <translation>即使命令、候选配置或机器有变化也继续。</translation>
    </message>
    <message>
        <source>The workload, if it is to differ from the recorded one.</source>
        <translation>被测命令，默认沿用记录中的命令。</translation>
    </message>
    <message>
        <source>The candidates, if they are to differ.</source>
        <translation>候选配置，默认沿用记录中的候选配置。</translation>
    </message>
    <message>
        <source>More or fewer rounds than before.</source>
        <translation>轮数，可比之前多或少。</translation>
    </message>
    <message>
        <source>Install the tuning pass before the run and remove it afterwards.</source>
        <translation>运行前安装寻优 Pass，结束后卸载。</translation>
    </message>
    <message>
        <source>Write one JSON event per line to stdout; everything else goes to stderr.</source>
        <translation>每行向 stdout 写一个 JSON 事件，其余输出写到 stderr。</translation>
    </message>
    <message>
        <source>Do not show the workload&apos;s output.</source>
        <translation>不显示被测样例的输出。</translation>
    </message>
    <message>
        <source>Give one result folder: tributary-cli resume FOLDER</source>
        <translation>请给出一个结果目录：tributary-cli resume FOLDER</translation>
    </message>
    <message>
        <source>The tuning pass is installed for this run: %1</source>
        <translation>已为本次运行安装寻优 Pass：%1</translation>
    </message>
    <message>
        <source>The tuning pass is removed again.</source>
        <translation>寻优 Pass 已卸载。</translation>
    </message>
    <message>
        <source>Results: %1</source>
        <translation>结果目录：%1</translation>
    </message>
    <message>
        <source>The run is not complete. Continue it with: tributary-cli resume %1</source>
        <translation>本次运行未完成，可继续：tributary-cli resume %1</translation>
    </message>
    <message>
        <source>Stopping after this trial; press Ctrl-C again to stop at once.</source>
        <translation>将在本次试验结束后停止；再按一次 Ctrl-C 立即停止。</translation>
    </message>
    <message>
        <source>Candidates (%1 × %2 rounds): %3</source>
        <translation>候选配置（%1 个 × %2 轮）：%3</translation>
    </message>
    <message>
        <source>Candidates (%1 × %2 screening rounds, then up to %4 to confirm): %3</source>
        <translation>候选配置（%1 个 × %2 轮初筛，随后至多 %4 轮复核）：%3</translation>
    </message>
    <message>
        <source>[%1] candidate=%2 round %3%4: %5</source>
        <translation>[%1] 配置=%2 第 %3 轮%4：%5</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>      exit=%1 STEP=%2 valid=%3 time=%4</source>
        <translation>      退出码=%1 STEP=%2 有效=%3 耗时=%4</translation>
    </message>
    <message>
        <source>not valid: %1</source>
        <translation>无效：%1</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>提示：%1</translation>
    </message>
    <message>
        <source> (screening)</source>
        <translation>（初筛）</translation>
    </message>
    <message>
        <source> (confirming)</source>
        <translation>（复核）</translation>
    </message>
    <message>
        <source> (refining)</source>
        <translation>（细化）</translation>
    </message>
    <message>
        <source>[%1 of %2 done]</source>
        <translation>[已完成 %1/%2]</translation>
    </message>
    <message>
        <source>[%1 of at most %2 done]</source>
        <translation>[已完成 %1，至多 %2]</translation>
    </message>
    <message>
        <source>[first trial]</source>
        <translation>[首次试验]</translation>
    </message>
    <message>
        <source>%1, round %2, %3</source>
        <translation>%1 第 %2 轮，%3</translation>
    </message>
    <message>
        <source>, about %1 left</source>
        <translation>，约剩 %1</translation>
    </message>
    <message>
        <source>Result, best median first:</source>
        <translation>寻优结果（按中位耗时升序）：</translation>
    </message>
    <message>
        <source>[%1] %2 round %3 is not valid:</source>
        <translation>[%1] %2 第 %3 轮无效：</translation>
    </message>
    <message>
        <source>Prints the result of a run again, also of a folder that the script ge_ms_autotune.py made.</source>
        <translation>重新打印一次运行的结果，也可读取脚本 ge_ms_autotune.py 生成的结果目录。</translation>
    </message>
    <message>
        <source>Print summary.json.</source>
        <translation>打印 summary.json。</translation>
    </message>
    <message>
        <source>Print summary.csv.</source>
        <translation>打印 summary.csv。</translation>
    </message>
    <message>
        <source>Give one result folder: tributary-cli show FOLDER</source>
        <translation>请给出一个结果目录：tributary-cli show FOLDER</translation>
    </message>
    <message>
        <source>Runs a workload under every multi-stream candidate and says which one is really faster.</source>
        <translation>用每个多流候选配置运行被测样例，判断哪个确实更快。</translation>
    </message>
    <message>
        <source>online: run here; offline: compile here, run on a target machine.</source>
        <translation>online：本机执行；offline：本机编译 OM，在目标机执行。</translation>
    </message>
    <message>
        <source>The workload, quoted as one word. It is split like a shell does, and run without one.</source>
        <translation>被测命令，整体加引号；按 shell 词法切分后直接执行，不经过 shell。</translation>
    </message>
    <message>
        <source>Offline: compiles one model; {om} or {om_prefix} stands for its path.</source>
        <translation>离线：编译一个 OM 的命令，用 {om} 或 {om_prefix} 占位输出路径。</translation>
    </message>
    <message>
        <source>Strategies, separated by commas: LoadBalance, MainStream, WeightedLoadBalance, cv.</source>
        <translation>候选策略，逗号分隔，可选 LoadBalance, MainStream, WeightedLoadBalance, cv。</translation>
    </message>
    <message>
        <source>Stream counts from 1 to 64, separated by commas; cv takes none.</source>
        <translation>候选流数，取值 1 到 64，逗号分隔；cv 不带流数。</translation>
    </message>
    <message>
        <source>Candidates by name, such as default,LoadBalance:4; replaces --strategies and --streams.</source>
        <translation>直接给定候选配置，如 default,LoadBalance:4；指定后忽略 --strategies 和 --streams。</translation>
    </message>
    <message>
        <source>Rounds of every candidate; with --plan adaptive the screening rounds.</source>
        <translation>每个候选配置的轮数；--plan adaptive 时为初筛轮数。</translation>
    </message>
    <message>
        <source>Steps at the beginning that are warm-up.</source>
        <translation>丢弃前若干步（预热）。</translation>
    </message>
    <message>
        <source>A trial with fewer steps after the warm-up is not valid.</source>
        <translation>丢弃预热后步数少于该值的试验判为无效。</translation>
    </message>
    <message>
        <source>Main execution object: session_id:graph_id or model:model_id. Default: the one with most steps.</source>
        <translation>主执行对象：session_id:graph_id 或 model:model_id。默认取步数最多者。</translation>
    </message>
    <message>
        <source>Result folder; must not exist or be empty.</source>
        <translation>结果目录，必须不存在或为空。</translation>
    </message>
    <message>
        <source>fixed: --repeat rounds of all, judged as the script does; adaptive: screen all, then confirm the leaders in fresh rounds.</source>
        <translation>fixed：每个候选配置跑 --repeat 轮，按脚本规则判定；adaptive：先初筛全部候选配置，再用新的轮次复核领先者。</translation>
    </message>
    <message>
        <source>Order within rounds: mirrored, shuffled or round-robin.</source>
        <translation>轮内顺序：mirrored（镜像）、shuffled（随机）或 round-robin（轮转）。</translation>
    </message>
    <message>
        <source>Seed of the shuffled order.</source>
        <translation>shuffled 顺序的随机种子。</translation>
    </message>
    <message>
        <source>Adaptive: fresh rounds for the leaders, at most.</source>
        <translation>自适应：领先者的复核轮数上限。</translation>
    </message>
    <message>
        <source>The relative difference that matters, such as 0.02.</source>
        <translation>有意义的最小相对差异，如 0.02。</translation>
    </message>
    <message>
        <source>Adaptive: also try the neighbours of the winner&apos;s stream count.</source>
        <translation>自适应：再试胜出配置的相邻流数。</translation>
    </message>
    <message>
        <source>Run default twice per round to measure the noise (on in an adaptive plan).</source>
        <translation>每轮把 default 跑两次以测量噪声（adaptive 默认开启）。</translation>
    </message>
    <message>
        <source>Do not run default twice per round.</source>
        <translation>每轮不重复跑 default。</translation>
    </message>
    <message>
        <source>If several processes record steps: 1, 2, … by process id, or a process id.</source>
        <translation>多个进程都有 STEP 时取哪个：1、2、……（按进程号排序）或直接给进程号。</translation>
    </message>
    <message>
        <source>Regular expression on the workload&apos;s output; its group is a digest that must not differ.</source>
        <translation>匹配被测样例输出的正则表达式，其分组是输出摘要，各次必须相同。</translation>
    </message>
    <message>
        <source>File of raw numbers that the workload writes; must not differ. May be given again.</source>
        <translation>被测样例写出的裸数值文件，各次必须相同；可重复给出。</translation>
    </message>
    <message>
        <source>What --check-file holds: float32 or float64.</source>
        <translation>--check-file 的数据类型：float32 或 float64。</translation>
    </message>
    <message>
        <source>Absolute tolerance of --check-file.</source>
        <translation>--check-file 的绝对误差容限。</translation>
    </message>
    <message>
        <source>Relative tolerance of --check-file.</source>
        <translation>--check-file 的相对误差容限。</translation>
    </message>
    <message>
        <source>Folder in which the workload runs.</source>
        <translation>被测样例的工作目录。</translation>
    </message>
    <message>
        <source>Do not look at the machine before the run.</source>
        <translation>运行前不检查机器环境。</translation>
    </message>
    <message>
        <source>Play a recorded result folder as if it ran now.</source>
        <translation>按实时方式回放一个已有的结果目录。</translation>
    </message>
    <message>
        <source>How much faster than recorded --replay plays.</source>
        <translation>--replay 相对原速的回放倍数。</translation>
    </message>
    <message>
        <source>Trials that are there already: %1</source>
        <translation>已有试验：%1 次</translation>
    </message>
    <message>
        <source>The run is complete: nothing is left to do. For more rounds give a larger --repeat.</source>
        <translation>运行已完成，无事可做。若要更多轮次，请给出更大的 --repeat。</translation>
    </message>
    <message>
        <source>Stopped before the first trial; nothing is left behind.</source>
        <translation>在第一次试验之前已停止；未留下任何内容。</translation>
    </message>
    <message>
        <source>compiling %1 …</source>
        <translation>正在编译 %1 …</translation>
    </message>
    <message>
        <source>compiled: %1 (%2)</source>
        <translation>已编译：%1（%2）</translation>
    </message>
    <message>
        <source>connected to %1 again</source>
        <translation>已重新连接到 %1</translation>
    </message>
    <message>
        <source>connecting to %1 …</source>
        <translation>正在连接 %1 …</translation>
    </message>
    <message>
        <source>connected to %1</source>
        <translation>已连接到 %1</translation>
    </message>
    <message>
        <source>uploading …</source>
        <translation>正在上传…</translation>
    </message>
    <message>
        <source>fetching the logs …</source>
        <translation>正在取回日志…</translation>
    </message>
    <message>
        <source>uploaded: %1 (%2)</source>
        <translation>已上传：%1（%2）</translation>
    </message>
    <message>
        <source>uploading %1: %2 % of %3</source>
        <translation>正在上传 %1：%3 的 %2 %</translation>
    </message>
    <message>
        <source>fetching %1: %2 % of %3</source>
        <translation>正在取回 %1：%3 的 %2 %</translation>
    </message>
    <message>
        <source>, %1/s</source>
        <translation>，%1/s</translation>
    </message>
    <message>
        <source>cleaning up on %1 …</source>
        <translation>正在清理 %1 …</translation>
    </message>
    <message>
        <source>cleaned up on %1</source>
        <translation>已清理 %1</translation>
    </message>
    <message>
        <source>The target of an offline run, if it is described by another file or name now.</source>
        <translation>离线运行的目标机，用于改由另一文件或名称描述时。</translation>
    </message>
    <message>
        <source>Offline: trust a target that is not in known_hosts yet, and remember its key.</source>
        <translation>离线：信任尚不在 known_hosts 中的目标机，并记住其密钥。</translation>
    </message>
    <message>
        <source>Offline: leave the work folder on the target at the end.</source>
        <translation>离线：结束后保留目标机上的工作目录。</translation>
    </message>
    <message>
        <source>Stopping.</source>
        <translation>正在停止。</translation>
    </message>
    <message>
        <source>Added: %1. Try it with &quot;tributary-cli target test %1&quot;.</source>
        <translation>已添加：%1。可用“tributary-cli target test %1”测试。</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>已修改：%1</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>已删除：%1</translation>
    </message>
    <message>
        <source>Imported: %1</source>
        <translation>已导入：%1</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Passphrase of %1: </source>
        <translation>%1 的口令：</translation>
    </message>
    <message>
        <source>Password of %1: </source>
        <translation>%1 的密码：</translation>
    </message>
    <message>
        <source>That was not accepted.</source>
        <translation>未被接受。</translation>
    </message>
    <message>
        <source>Remember it for %1 in the keychain? [y/N] </source>
        <translation>是否在钥匙串中为 %1 记住？[y/N] </translation>
    </message>
    <message>
        <source>Secret for %1: </source>
        <translation>%1 的密码或口令：</translation>
    </message>
    <message>
        <source>The same again: </source>
        <translation>请再输入一次：</translation>
    </message>
    <message>
        <source>The keychain keeps the secret for %1.</source>
        <translation>钥匙串已保存 %1 的密码或口令。</translation>
    </message>
    <message>
        <source>The keychain holds no secret for %1 any more.</source>
        <translation>钥匙串中不再有 %1 的密码或口令。</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>There are no targets. Add one with &quot;tributary-cli target add&quot;.</source>
        <translation>还没有目标机。可用“tributary-cli target add”添加。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Offline: the target machine, as a JSON file or by its name (tributary-cli target list).</source>
        <translation>离线：目标机，JSON 文件或其名称（tributary-cli target list）。</translation>
    </message>
    <message>
        <source>Offline: folder of the compiled models. Default: om in the result folder.</source>
        <translation>离线：已编译模型的目录。默认为结果目录中的 om。</translation>
    </message>
    <message>
        <source>Seconds that one trial may take, 0 for no limit; offline also each compile and each fetch of logs.</source>
        <translation>单轮超时秒数，0 表示不限制；离线时也约束每次编译和每次日志回传。</translation>
    </message>
    <message>
        <source>Offline: how many models are compiled at once.</source>
        <translation>离线：同时编译的模型数。</translation>
    </message>
    <message>
        <source>Offline: leave out a candidate that does not compile, instead of stopping.</source>
        <translation>离线：编译失败的候选配置被略过，而不是停止。</translation>
    </message>
    <message>
        <source>Offline: take models in --om-dir that were made in the same way.</source>
        <translation>离线：使用 --om-dir 中以相同方式生成的模型。</translation>
    </message>
    <message>
        <source>Cleaning up; press Ctrl-C again to leave the work folder on the target.</source>
        <translation>正在清理；再按一次 Ctrl-C 则将工作目录留在目标机上。</translation>
    </message>
    <message>
        <source>No two of them have the same stream assignment in this graph: all are measured.</source>
        <translation>它们在此图中的流分配各不相同：全部测量。</translation>
    </message>
    <message>
        <source>Dump of the workload&apos;s graph: of candidates with the same stream assignment in it only the first is measured.</source>
        <translation>被测样例的图 dump：在其中流分配相同的候选配置只测量第一个。</translation>
    </message>
    <message>
        <source>checking %1 …</source>
        <translation>正在检查 %1 …</translation>
    </message>
    <message>
        <source>checked %1</source>
        <translation>已检查 %1</translation>
    </message>
    <message>
        <source>Offline: the command that compiles, if it is to differ from the recorded one.</source>
        <translation>离线：编译命令（若要与记录的不同）。</translation>
    </message>
    <message>
        <source>Nothing was measured yet: if the compile command or the target was wrong, give resume the right one with --compile-command or --target.</source>
        <translation>尚未测量任何内容：如果编译命令或目标机有误，请用 --compile-command 或 --target 向 resume 给出正确的。</translation>
    </message>
    <message>
        <source>Stopping now: waiting for the target to end the workload, at most about %1 s. Press Ctrl-C once more during the clean-up to leave the work folder there.</source>
        <translation>正在停止：等待目标机结束被测样例，至多约 %1 秒。清理期间再按一次 Ctrl-C 则将工作目录留在那里。</translation>
    </message>
    <message>
        <source>note: The passphrase of %1 is needed, and there is no terminal to ask for it. Store it with &quot;tributary-cli target set-password --passphrase %2&quot;, load the key into an agent, or run this in a terminal.</source>
        <translation>提示：需要 %1 的口令，但没有终端可供询问。请用“tributary-cli target set-password --passphrase %2”保存，或将密钥载入 agent，或在终端中运行。</translation>
    </message>
    <message>
        <source>note: A password for %1 may be needed, and there is no terminal to ask for it. Store it with &quot;tributary-cli target set-password %2&quot;, give it in the environment variable GE_MS_TARGET_PASSWORD, use a key, or run this in a terminal.</source>
        <translation>提示：可能需要 %1 的密码，但没有终端可供询问。请用“tributary-cli target set-password %2”保存，或通过环境变量 GE_MS_TARGET_PASSWORD 给出，或使用密钥，或在终端中运行。</translation>
    </message>
    <message>
        <source>NAME=VALUE for the workload&apos;s environment. May be given again. Stands in clear in the result folder: no secrets.</source>
        <translation>被测样例的环境变量 NAME=VALUE，可多次给出。会以明文存于结果目录：勿放机密。</translation>
    </message>
</context>
<context>
    <name>ConnectionQuestions</name>
    <message>
        <source>The host key of %1 is not known</source>
        <translation>%1 的主机密钥未知</translation>
    </message>
    <message>
        <source>Compare the fingerprint with the one that the administrator of the machine gives you. Remembering appends the key to ~/.ssh/known_hosts.</source>
        <translation>请与该机器管理员提供的指纹核对。选择记住会把密钥追加到 ~/.ssh/known_hosts。</translation>
    </message>
    <message>
        <source>The private key %1 needs its passphrase</source>
        <translation>私钥 %1 需要口令</translation>
    </message>
    <message>
        <source>%1 needs a password</source>
        <translation>%1 需要密码</translation>
    </message>
    <message>
        <source>That passphrase was wrong.</source>
        <translation>口令错误。</translation>
    </message>
    <message>
        <source>That password was wrong.</source>
        <translation>密码错误。</translation>
    </message>
    <message>
        <source>It is asked for each time: %1</source>
        <translation>每次都会询问：%1</translation>
    </message>
</context>
<context>
    <name>GateCheck</name>
    <message>
        <source>Start</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>The workload could be started.</source>
        <translation>被测样例能够启动。</translation>
    </message>
    <message>
        <source>Check the command and the working folder on the Setup page.</source>
        <translation>请在“设置”页检查命令和工作目录。</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>超时时间</translation>
    </message>
    <message>
        <source>The workload ended in time.</source>
        <translation>被测样例在时限内结束。</translation>
    </message>
    <message>
        <source>Look for what it waits for in its output, or raise the time limit on the Setup page.</source>
        <translation>请在其输出中查找它在等待什么，或在“设置”页调大时限。</translation>
    </message>
    <message>
        <source>Exit code</source>
        <translation>退出码</translation>
    </message>
    <message>
        <source>The workload ended with exit code 0.</source>
        <translation>被测样例以退出码 0 结束。</translation>
    </message>
    <message>
        <source>Read the last lines of its output in the log files of the trial.</source>
        <translation>请在该试验的日志文件中查看其输出的最后几行。</translation>
    </message>
    <message>
        <source>Not interrupted</source>
        <translation>未被中断</translation>
    </message>
    <message>
        <source>The trial was not stopped by the user.</source>
        <translation>试验未被用户停止。</translation>
    </message>
    <message>
        <source>Resume the run: the trial is run again.</source>
        <translation>请继续运行：该试验会重新运行。</translation>
    </message>
    <message>
        <source>Logs fetched</source>
        <translation>日志已取回</translation>
    </message>
    <message>
        <source>The logs could be fetched from the target.</source>
        <translation>日志能够从目标机取回。</translation>
    </message>
    <message>
        <source>Check the connection to the target, then resume the run.</source>
        <translation>请检查与目标机的连接，然后继续运行。</translation>
    </message>
    <message>
        <source>Readable log</source>
        <translation>日志可读</translation>
    </message>
    <message>
        <source>Every STEP line can be read.</source>
        <translation>每条 STEP 行都能解析。</translation>
    </message>
    <message>
        <source>Look at the line; a full disk or a workload that was killed leaves lines cut off.</source>
        <translation>请查看该行；磁盘写满或被测样例被终止都会留下不完整的行。</translation>
    </message>
    <message>
        <source>Steps found</source>
        <translation>有 STEP 记录</translation>
    </message>
    <message>
        <source>The logs hold STEP records.</source>
        <translation>日志中有 STEP 记录。</translation>
    </message>
    <message>
        <source>Check on the Setup page that the pass is installed, and that the log level lets STEP lines through.</source>
        <translation>请在“设置”页确认 Pass 已安装，且日志级别允许输出 STEP 行。</translation>
    </message>
    <message>
        <source>Main execution object</source>
        <translation>主执行对象</translation>
    </message>
    <message>
        <source>The main execution object recorded steps.</source>
        <translation>主执行对象记录到了步。</translation>
    </message>
    <message>
        <source>Choose another main execution object on the Setup page, or leave it to the program.</source>
        <translation>请在“设置”页选择另一个主执行对象，或交由程序选择。</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>All steps ran under the candidate that was asked for.</source>
        <translation>所有步都在指定的候选配置下运行。</translation>
    </message>
    <message>
        <source>Install the pass again, and remove other passes that set the mode.</source>
        <translation>请重新安装 Pass，并移除其他会设置该模式的 Pass。</translation>
    </message>
    <message>
        <source>Return values</source>
        <translation>返回值</translation>
    </message>
    <message>
        <source>No step failed.</source>
        <translation>没有失败的步。</translation>
    </message>
    <message>
        <source>Look at the failing step in the log; the candidate may need more memory or streams than there are.</source>
        <translation>请在日志中查看失败的步；该候选配置需要的内存或流可能超出可用数量。</translation>
    </message>
    <message>
        <source>Number of steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>There are enough steps after the warm-up.</source>
        <translation>预热之后的步数足够。</translation>
    </message>
    <message>
        <source>Let the workload run more steps, or lower the least number of steps on the Setup page.</source>
        <translation>请让被测样例运行更多步，或在“设置”页调低最少步数。</translation>
    </message>
    <message>
        <source>No overlap</source>
        <translation>无重叠</translation>
    </message>
    <message>
        <source>Steps ran one after the other.</source>
        <translation>各步依次运行，互不重叠。</translation>
    </message>
    <message>
        <source>Let the workload wait for each step before it starts the next.</source>
        <translation>请让被测样例等每一步结束后再开始下一步。</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>The output is that of the baseline.</source>
        <translation>输出与基准一致。</translation>
    </message>
    <message>
        <source>Do not use this candidate before you know why its output differs.</source>
        <translation>在查明输出不一致的原因之前，请勿使用该候选配置。</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>按记录</translation>
    </message>
    <message>
        <source>The imported result counts the trial as valid.</source>
        <translation>导入的结果将该试验计为有效。</translation>
    </message>
    <message>
        <source>Read the words of the script that made the result.</source>
        <translation>请查看生成该结果的脚本给出的说明。</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>未检查</translation>
    </message>
</context>
<context>
    <name>GraphColours</name>
    <message>
        <source>Stream %1</source>
        <translation>流 %1</translation>
    </message>
    <message>
        <source>No stream</source>
        <translation>无流</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>尚未知道</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Cube</translation>
    </message>
    <message>
        <source>Vector</source>
        <translation>Vector</translation>
    </message>
    <message>
        <source>No core known</source>
        <translation>核类型未知</translation>
    </message>
    <message>
        <source>up to %1 µs</source>
        <translation>至多 %1 µs</translation>
    </message>
    <message>
        <source>No duration</source>
        <translation>无耗时</translation>
    </message>
    <message>
        <source>comp</source>
        <comment>short for compute</comment>
        <translation>计算</translation>
    </message>
    <message>
        <source>comm</source>
        <comment>short for communication</comment>
        <translation>通信</translation>
    </message>
    <message>
        <source>mem</source>
        <comment>short for memory</comment>
        <translation>内存</translation>
    </message>
    <message>
        <source>ctrl</source>
        <comment>short for control</comment>
        <translation>控制</translation>
    </message>
</context>
<context>
    <name>GraphDialogs</name>
    <message>
        <source>Open a graph</source>
        <translation>打开图</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Take the costs from</source>
        <translation>取用耗时的来源</translation>
    </message>
    <message>
        <source>Operator summaries (*.csv)</source>
        <translation>算子汇总 (*.csv)</translation>
    </message>
    <message>
        <source>Save the graph</source>
        <translation>保存图</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG 图像 (*.png)</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>SVG 图像 (*.svg)</translation>
    </message>
    <message>
        <source>Graphs (%1)</source>
        <translation>图 (%1)</translation>
    </message>
</context>
<context>
    <name>ModuleSelection</name>
    <message>
        <source>New module</source>
        <translation>新模块</translation>
    </message>
    <message>
        <source>make &quot;%1&quot; of %2</source>
        <translation>将 %2 建为“%1”</translation>
    </message>
    <message>
        <source>rename the module of %2 to &quot;%1&quot;</source>
        <translation>将 %2 的模块重命名为“%1”</translation>
    </message>
    <message>
        <source>merge into &quot;%1&quot; the module of %2</source>
        <translation>将 %2 的模块合并为“%1”</translation>
    </message>
    <message>
        <source>split off &quot;%1&quot; with %2</source>
        <translation>将 %2 拆分为“%1”</translation>
    </message>
    <message>
        <source>dissolve the module of %1</source>
        <translation>解散 %1 的模块</translation>
    </message>
    <message>
        <source>type of the module of %1</source>
        <translation>%1 的模块的类型</translation>
    </message>
    <message>
        <source>side effect of the module of %1</source>
        <translation>%1 的模块的副作用</translation>
    </message>
    <message>
        <source>dependency of the module of %2 on that of %1</source>
        <translation>%2 的模块对 %1 的模块的依赖</translation>
    </message>
</context>
<context>
    <name>ModuleText</name>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 operators</source>
        <translation>%1 个算子</translation>
    </message>
    <message>
        <source>Module %1</source>
        <translation>模块 %1</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Is waited for by</source>
        <translation>被等待于</translation>
    </message>
    <message>
        <source>Module type</source>
        <translation>模块类型</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Side effect</source>
        <translation>副作用</translation>
    </message>
    <message>
        <source>none known</source>
        <translation>无已知</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>In group %1</source>
        <translation>在组 %1 中</translation>
    </message>
    <message>
        <source>beside %1</source>
        <translation>与 %1 并列</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>与其并列</translation>
    </message>
    <message>
        <source>group %1: %2</source>
        <translation>组 %1：%2</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <source>not on it</source>
        <translation>不在其上</translation>
    </message>
    <message>
        <source>%1 of its %2, from step %3 of %4; %5 % of the path</source>
        <translation>其 %2 中的 %1，自第 %3 步（共 %4 步）起；占路径的 %5 %</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
</context>
<context>
    <name>ModuleWords</name>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>控制</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Order of communication</source>
        <translation>通信顺序</translation>
    </message>
    <message>
        <source>serial</source>
        <translation>串行</translation>
    </message>
    <message>
        <source>can be parallel</source>
        <translation>可并行</translation>
    </message>
    <message>
        <source>perhaps parallel, to be validated</source>
        <translation>可能并行，待验证</translation>
    </message>
    <message>
        <source>ge_readable: without streams and control edges, so that GE&apos;s streams may differ</source>
        <translation>ge_readable：不含流和控制边，GE 的流可能与此不同</translation>
    </message>
</context>
<context>
    <name>PreflightFix</name>
    <message>
        <source>Take %1 back</source>
        <translation>撤销设置 %1</translation>
    </message>
    <message>
        <source>Set %1=%2 for the run</source>
        <translation>为本次运行设置 %1=%2</translation>
    </message>
    <message>
        <source>Leave WeightedLoadBalance out</source>
        <translation>去掉 WeightedLoadBalance</translation>
    </message>
    <message>
        <source>Choose candidates</source>
        <translation>选择候选配置</translation>
    </message>
    <message>
        <source>Let the run install it</source>
        <translation>由运行自动安装</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择目录</translation>
    </message>
    <message>
        <source>Go to the command</source>
        <translation>转到命令</translation>
    </message>
    <message>
        <source>Test it</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Choose a target</source>
        <translation>选择目标机</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Script default</source>
        <translation>脚本默认</translation>
    </message>
    <message>
        <source>LoadBalance and MainStream with 2, 4 and 8 streams, as the sample script measures.</source>
        <translation>LoadBalance 和 MainStream，流数 2、4、8，与样例脚本的测量一致。</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>LoadBalance and MainStream with 2 and 4 streams: a first look.</source>
        <translation>LoadBalance 和 MainStream，流数 2、4：先粗略了解。</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>全面</translation>
    </message>
    <message>
        <source>cv, and LoadBalance and MainStream with 2 to 16 streams.</source>
        <translation>cv，以及 LoadBalance 和 MainStream，流数 2 到 16。</translation>
    </message>
    <message>
        <source>All strategies</source>
        <translation>全部策略</translation>
    </message>
    <message>
        <source>Every strategy with 2, 4 and 8 streams. WeightedLoadBalance needs MINIDAG_PROFILING_PATH.</source>
        <translation>每种策略，流数 2、4、8。WeightedLoadBalance 需要 MINIDAG_PROFILING_PATH。</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <translation>用法：%1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[选项]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>选项：</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>参数：</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>显示命令行选项的帮助。</translation>
    </message>
    <message>
        <source>Displays help, including generic Qt options.</source>
        <translation>显示帮助，包括 Qt 的通用选项。</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>显示帮助，包括 Qt 的通用选项。</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>未知选项“%1”。</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>未知选项：%1。</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>“%1”后面缺少值。</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>“%1”后面不应有值。</translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message>
        <source>output differs</source>
        <translation>输出不一致</translation>
    </message>
    <message>
        <source>%1 (not confirmed)</source>
        <translation>%1（未复核）</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>有效轮次</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>mean (ms)</source>
        <translation>平均(ms)</translation>
    </message>
    <message>
        <source>median (ms)</source>
        <translation>中位(ms)</translation>
    </message>
    <message>
        <source>P90 (ms)</source>
        <translation>P90(ms)</translation>
    </message>
    <message>
        <source>CV</source>
        <translation>CV</translation>
    </message>
    <message>
        <source>speedup</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>label</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>paired speedup</source>
        <translation>配对加速比</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>No recommendation: %1</source>
        <translation>无法推荐：%1</translation>
    </message>
    <message>
        <source>Recommended: keep %1. %2</source>
        <translation>推荐：保持 %1。%2</translation>
    </message>
    <message>
        <source>Recommended: %1. %2</source>
        <translation>推荐配置：%1。%2</translation>
    </message>
    <message>
        <source>Certainty: %1</source>
        <translation>可信度：%1</translation>
    </message>
    <message>
        <source>Noise floor: %1</source>
        <translation>噪声底：%1</translation>
    </message>
    <message>
        <source>Resolution: %1</source>
        <translation>分辨率：%1</translation>
    </message>
    <message>
        <source>Where the noise is: %1</source>
        <translation>噪声来源：%1</translation>
    </message>
    <message>
        <source>Note: %1 %2</source>
        <translation>提示：%1%2</translation>
    </message>
    <message>
        <source>In production: nothing to change; remove the pass with &quot;tributary-cli pass remove&quot;.</source>
        <translation>落地到生产：无需改动；用 tributary-cli pass remove 卸载寻优 Pass。</translation>
    </message>
    <message>
        <source>In production, online: create the session with the option ge.autoMultistreamParallelMode=%1</source>
        <translation>落地到生产（在线）：创建 Session 时传入 option ge.autoMultistreamParallelMode=%1</translation>
    </message>
    <message>
        <source>In production, offline: compile with atc --multi_stream_parallel_mode=%1</source>
        <translation>落地到生产（离线）：编译时使用 atc --multi_stream_parallel_mode=%1</translation>
    </message>
    <message>
        <source>Then remove the pass with &quot;tributary-cli pass remove&quot;: its STEP timing is for tuning only.</source>
        <translation>然后用 tributary-cli pass remove 卸载寻优 Pass：STEP 打点只用于寻优调测。</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1：%2%3</translation>
    </message>
    <message>
        <source>Cannot be told apart from it: %1. Choose among them as you like; fewer streams cost less.</source>
        <translation>与推荐配置分不出快慢：%1。可任选其一，流数越少开销越小。</translation>
    </message>
    <message>
        <source>Reproduce: %1</source>
        <translation>复现：%1</translation>
    </message>
    <message>
        <source>Reproduce, compile here: %1</source>
        <translation>复现，在本机编译：%1</translation>
    </message>
    <message>
        <source>Reproduce, run on %1: %2</source>
        <translation>复现，在 %1 上运行：%2</translation>
    </message>
    <message>
        <source>%1 stands for %2</source>
        <translation>%1 代表 %2</translation>
    </message>
    <message>
        <source>These have the same stream assignment in this graph, as worked out from its dump, so that only one of them is measured. What GE does after the assignment may still differ.</source>
        <translation>根据 dump 推算，它们在此图中的流分配相同，因此只测量其中一个。GE 在分配之后的处理仍可能不同。</translation>
    </message>
    <message>
        <source>It stands for %1 (not measured; same stream assignment in this graph).</source>
        <translation>它代表 %1（未测量；在此图中的流分配相同）。</translation>
    </message>
</context>
<context>
    <name>RunMessages</name>
    <message>
        <source>%1 (%2 trials)</source>
        <translation>%1（%2 次试验）</translation>
    </message>
    <message>
        <source>The trial&apos;s log and output show what happened.</source>
        <translation>该试验的日志和输出会显示发生了什么。</translation>
    </message>
    <message>
        <source>What is measured is kept; the run can be resumed.</source>
        <translation>已测数据会保留，可以继续运行。</translation>
    </message>
    <message>
        <source>The run is stopped: %1 of %2 trials are done.</source>
        <translation>运行已停止：已完成 %1/%2 次试验。</translation>
    </message>
    <message>
        <source>The run is stopped.</source>
        <translation>运行已停止。</translation>
    </message>
    <message>
        <source>Everything measured so far is kept. Resume continues with the next trial.</source>
        <translation>目前已测的数据全部保留。“继续”将从下一次试验接着运行。</translation>
    </message>
    <message>
        <source>No trial has been valid so far</source>
        <translation>目前还没有有效的试验</translation>
    </message>
    <message>
        <source>If that is no accident, stop and look at the output of a trial.</source>
        <translation>如果这并非偶然，请停止运行并查看某次试验的输出。</translation>
    </message>
    <message>
        <source>No answer yet: the first results are awaited.</source>
        <translation>尚无结论：正在等待首批结果。</translation>
    </message>
    <message>
        <source>No answer: %1</source>
        <translation>无结论：%1</translation>
    </message>
    <message>
        <source>The answer is clear: use %1.</source>
        <translation>结论明确：使用 %1。</translation>
    </message>
    <message>
        <source>The answer is clear: keep %1.</source>
        <translation>结论明确：保持 %1。</translation>
    </message>
    <message>
        <source>Not clear yet; so far %1 leads.</source>
        <translation>尚不明确；目前 %1 领先。</translation>
    </message>
    <message>
        <source>Not clear yet; so far nothing beats %1.</source>
        <translation>尚不明确；目前没有配置优于 %1。</translation>
    </message>
    <message>
        <source>Result: use %1.</source>
        <translation>结果：使用 %1。</translation>
    </message>
    <message>
        <source>Result: keep %1.</source>
        <translation>结果：保持 %1。</translation>
    </message>
</context>
<context>
    <name>RunPhases</name>
    <message>
        <source>Compiling %1 of %2: %3</source>
        <translation>正在编译第 %1 个，共 %2 个：%3</translation>
    </message>
    <message>
        <source>Compiling %1</source>
        <translation>正在编译 %1</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>正在连接 %1…</translation>
    </message>
    <message>
        <source>The connection to %1 is lost; connecting again…</source>
        <translation>与 %1 的连接已断开；正在重新连接…</translation>
    </message>
    <message>
        <source>Preparing the work folder on %1…</source>
        <translation>正在准备 %1 上的工作目录…</translation>
    </message>
    <message>
        <source>Uploading %1 of %2: %3</source>
        <translation>正在上传第 %1 个，共 %2 个：%3</translation>
    </message>
    <message>
        <source>Uploading %1</source>
        <translation>正在上传 %1</translation>
    </message>
    <message>
        <source>running on the target</source>
        <translation>正在目标机上运行</translation>
    </message>
    <message>
        <source>fetching its logs</source>
        <translation>正在取回其日志</translation>
    </message>
    <message>
        <source>Cleaning up on the target…</source>
        <translation>正在清理目标机…</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1，剩余 %2</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>正在检查 %1…</translation>
    </message>
</context>
<context>
    <name>ShortcutDialog</name>
    <message>
        <source>Projects</source>
        <translation>工程</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation>放大、缩小</translation>
    </message>
    <message>
        <source>Move left, move right</source>
        <translation>左移、右移</translation>
    </message>
    <message>
        <source>Back to the zoom before</source>
        <translation>回到上一次缩放</translation>
    </message>
    <message>
        <source>Show all, show the selection</source>
        <translation>显示全部、显示所选</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Open or close a group, close the one around</source>
        <translation>展开或收起组、收起外层组</translation>
    </message>
    <message>
        <source>Keep the box while others are selected</source>
        <translation>选择其他框时保留此框</translation>
    </message>
    <message>
        <source>Critical path, parallel groups</source>
        <translation>关键路径、并行组</translation>
    </message>
    <message>
        <source>Hide constants, lay out from top to bottom</source>
        <translation>隐藏常量、自上而下布局</translation>
    </message>
    <message>
        <source>Make a module, join modules, split off</source>
        <translation>新建模块、合并模块、拆分</translation>
    </message>
    <message>
        <source>Rename the module, dissolve it</source>
        <translation>重命名模块、解散模块</translation>
    </message>
    <message>
        <source>Type of the module</source>
        <translation>模块类型</translation>
    </message>
    <message>
        <source>Side effect, dependencies of the module</source>
        <translation>模块的副作用、依赖</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>Show this help.</source>
        <translation>显示本帮助。</translation>
    </message>
    <message>
        <source>Usage: tributary-cli %1 [options]</source>
        <translation>用法：tributary-cli %1 [选项]</translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>Prints the stream that GE gives to every operator of a graph dump.
Operators that get none are -1. Only the root graph is printed, each graph being assigned for itself;
with --all-graphs the JSON has a further member &quot;graphs&quot; with the same for each subgraph, by its name.
Exit status: 0 done, 1 a file cannot be read, 2 bad usage.</source>
        <translation>打印 GE 给 dump 图中每个算子分配的流。
没有分配流的算子为 -1。各图独立分配，默认只打印根图；
加 --all-graphs 时 JSON 多一个成员 &quot;graphs&quot;，按名称给出每个子图的同样内容。
退出状态：0 完成，1 文件无法读取，2 用法错误。</translation>
    </message>
    <message>
        <source>The configuration: default, cv, LoadBalance:N, MainStream:N, WeightedLoadBalance:N.</source>
        <translation>多流配置：default, cv, LoadBalance:N, MainStream:N, WeightedLoadBalance:N。</translation>
    </message>
    <message>
        <source>An op_summary CSV of the model, as MINIDAG_PROFILING_PATH names it. If it knows an operator of the graph, GE uses WeightedLoadBalance whatever the mode says (except default and cv).</source>
        <translation>该模型的 op_summary CSV，即 MINIDAG_PROFILING_PATH 所指文件。只要其中有图里的算子，GE 就使用 WeightedLoadBalance，不管 mode 是什么（default 和 cv 除外）。</translation>
    </message>
    <message>
        <source>json (default) or table.</source>
        <translation>json（默认）或 table。</translation>
    </message>
    <message>
        <source>Print the subgraphs too.</source>
        <translation>同时打印子图。</translation>
    </message>
    <message>
        <source>Graph %1: %2 stream(s)</source>
        <translation>图 %1：%2 条流</translation>
    </message>
    <message>
        <source>give one graph dump</source>
        <translation>请给出一个 dump 图文件</translation>
    </message>
    <message>
        <source>give a configuration with --mode</source>
        <translation>请用 --mode 给出多流配置</translation>
    </message>
    <message>
        <source>--format must be json or table, not &quot;%1&quot;</source>
        <translation>--format 只能是 json 或 table，不能是“%1”</translation>
    </message>
    <message>
        <source>run a workload under every candidate and compare</source>
        <translation>用每个候选配置运行被测样例并比较</translation>
    </message>
    <message>
        <source>continue a run that was stopped</source>
        <translation>继续一次被停止的运行</translation>
    </message>
    <message>
        <source>print the result of a run again</source>
        <translation>重新打印一次运行的结果</translation>
    </message>
    <message>
        <source>print the STEP records of log files</source>
        <translation>打印日志文件中的 STEP 记录</translation>
    </message>
    <message>
        <source>build, install, remove the tuning pass</source>
        <translation>编译、安装、卸载寻优 Pass</translation>
    </message>
    <message>
        <source>look for what may spoil a run</source>
        <translation>检查可能影响结果的环境问题</translation>
    </message>
    <message>
        <source>Usage: tributary-cli COMMAND [options]</source>
        <translation>用法：tributary-cli COMMAND [选项]</translation>
    </message>
    <message>
        <source>&quot;tributary-cli COMMAND --help&quot; tells more; --lang en|zh sets the language.</source>
        <translation>详细说明见 tributary-cli COMMAND --help；--lang en|zh 设置语言。</translation>
    </message>
    <message>
        <source>Installed: %1</source>
        <translation>已安装：%1</translation>
    </message>
    <message>
        <source>Remove it after the tuning (tributary-cli pass remove): it is not for production.</source>
        <translation>寻优结束后请卸载（tributary-cli pass remove），不要带到生产环境。</translation>
    </message>
    <message>
        <source>Not installed: %1</source>
        <translation>未安装：%1</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>已删除：%1</translation>
    </message>
    <message>
        <source>What the run had left is removed, and the pass that you had installed before it is back: %1</source>
        <translation>已清理运行遗留的 Pass，并恢复您之前安装的 Pass：%1</translation>
    </message>
    <message>
        <source>Built: %1</source>
        <translation>已编译：%1</translation>
    </message>
    <message>
        <source>Builds the tuning pass for the CANN of this machine.</source>
        <translation>为本机的 CANN 编译寻优 Pass。</translation>
    </message>
    <message>
        <source>Installs the pass where GE looks for passes; builds it first if need be.</source>
        <translation>把 Pass 安装到 GE 扫描的目录，必要时先编译。</translation>
    </message>
    <message>
        <source>Says whether the pass is installed, and what else GE would load.</source>
        <translation>显示 Pass 是否已安装，以及 GE 还会加载哪些 Pass。</translation>
    </message>
    <message>
        <source>Removes the pass; nothing of others.</source>
        <translation>只卸载寻优 Pass，不动其他 Pass。</translation>
    </message>
    <message>
        <source>Where to put the library (default: a folder in the user&apos;s cache).</source>
        <translation>库文件的输出位置（默认：用户缓存目录）。</translation>
    </message>
    <message>
        <source>Install this library instead of building one.</source>
        <translation>安装给定的库，不再编译。</translation>
    </message>
    <message>
        <source>_GLIBCXX_USE_CXX11_ABI: 0 or 1 (default 0 for CANN).</source>
        <translation>_GLIBCXX_USE_CXX11_ABI：0 或 1（CANN 默认为 0）。</translation>
    </message>
    <message>
        <source>Folder of CANN (default: as the environment says).</source>
        <translation>CANN 目录（默认取自环境变量）。</translation>
    </message>
    <message>
        <source>Print one JSON object instead of text.</source>
        <translation>打印一个 JSON 对象，不打印文本。</translation>
    </message>
    <message>
        <source>Remove it even if a run seems to use it.</source>
        <translation>即使看起来正被某次运行使用也卸载。</translation>
    </message>
    <message>
        <source>Usage: tributary-cli pass &lt;command&gt; [options]</source>
        <translation>用法：tributary-cli pass &lt;command&gt; [选项]</translation>
    </message>
    <message>
        <source>Unexpected argument: %1</source>
        <translation>多余的参数：%1</translation>
    </message>
    <message>
        <source>--abi is 0 or 1, not %1</source>
        <translation>--abi 只能是 0 或 1，不能是 %1</translation>
    </message>
    <message>
        <source>Built for: not known</source>
        <translation>适配版本：未知</translation>
    </message>
    <message>
        <source>Built for: the stand-in, as no CANN was found. It serves the CPU sample workload; GE cannot load it.</source>
        <translation>适配版本：桩（未找到 CANN）。可用于 CPU 样例，GE 无法加载。</translation>
    </message>
    <message>
        <source>Built for: CANN %1 (%2), C++11 ABI %3</source>
        <translation>适配版本：CANN %1（%2），C++11 ABI %3</translation>
    </message>
    <message>
        <source>Size: %1 bytes, mode %2, of %3</source>
        <translation>大小：%1 字节，权限 %2，修改时间 %3</translation>
    </message>
    <message>
        <source>Looks at everything that may spoil a run, and says what to do about it.</source>
        <translation>检查可能影响结果的各种环境问题，并给出处理办法。</translation>
    </message>
    <message>
        <source>The command of the workload, in one argument.</source>
        <translation>被测命令，作为一个整体参数。</translation>
    </message>
    <message>
        <source>The folder in which the command is to run.</source>
        <translation>命令的工作目录。</translation>
    </message>
    <message>
        <source>The result folder of the run.</source>
        <translation>本次运行的结果目录。</translation>
    </message>
    <message>
        <source>Strategies to measure, separated by commas.</source>
        <translation>候选策略，逗号分隔。</translation>
    </message>
    <message>
        <source>Stream counts to measure, separated by commas.</source>
        <translation>候选流数，逗号分隔。</translation>
    </message>
    <message>
        <source>Candidates instead of strategies and stream counts.</source>
        <translation>直接给定候选配置，代替策略和流数。</translation>
    </message>
    <message>
        <source>Number of the NPU, or cpu for the sample workload.</source>
        <translation>NPU 编号；CPU 样例用 cpu。</translation>
    </message>
    <message>
        <source>The run is going to install and remove the tuning pass itself.</source>
        <translation>本次运行会自行安装和卸载寻优 Pass。</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Try: tributary-cli steps --help</source>
        <translation>请参阅：tributary-cli steps --help</translation>
    </message>
    <message>
        <source>STEP lines or files that cannot be used: %1</source>
        <translation>不可用的 STEP 行或文件：%1</translation>
    </message>
    <message>
        <source>Copies of records that were left out: %1</source>
        <translation>已略去的重复记录：%1</translation>
    </message>
    <message>
        <source>Prints the STEP records of log files and of all files below folders, each once.</source>
        <translation>打印日志文件以及目录下所有文件中的 STEP 记录，重复的只打印一次。</translation>
    </message>
    <message>
        <source>What to print: count, csv (default) or json.</source>
        <translation>输出内容：count、csv（默认）或 json。</translation>
    </message>
    <message>
        <source>Only the records of this execution object.</source>
        <translation>只打印该执行对象的记录。</translation>
    </message>
    <message>
        <source>Prints this help.</source>
        <translation>显示本帮助。</translation>
    </message>
    <message>
        <source>Log files or folders.</source>
        <translation>日志文件或目录。</translation>
    </message>
    <message>
        <source>Name a log file or folder.</source>
        <translation>请给出日志文件或目录。</translation>
    </message>
    <message>
        <source>--format is count, csv or json.</source>
        <translation>--format 只能是 count、csv 或 json。</translation>
    </message>
    <message>
        <source>--main-graph is session:graph or model:id.</source>
        <translation>--main-graph 的格式是 session:graph 或 model:id。</translation>
    </message>
    <message>
        <source>Cannot read %1</source>
        <translation>无法读取 %1</translation>
    </message>
    <message>
        <source>error: There is no command &quot;%1&quot;.</source>
        <translation>错误：没有命令 “%1”。</translation>
    </message>
    <message>
        <source>the machines on which compiled models run: add, test, ...</source>
        <translation>运行已编译模型的目标机：添加、测试等</translation>
    </message>
    <message>
        <source>Adds a machine on which models are to run.</source>
        <translation>添加一台用于运行模型的机器。</translation>
    </message>
    <message>
        <source>Changes the fields that are named; an empty value removes one.</source>
        <translation>修改所给的字段；空值表示移除该字段。</translation>
    </message>
    <message>
        <source>Lists the targets.</source>
        <translation>列出目标机。</translation>
    </message>
    <message>
        <source>Prints a target as JSON.</source>
        <translation>以 JSON 输出一台目标机。</translation>
    </message>
    <message>
        <source>Tries everything that a run needs of the target, and says what is wrong.</source>
        <translation>尝试一次运行对目标机的全部要求，并指出问题所在。</translation>
    </message>
    <message>
        <source>Removes a target from the list.</source>
        <translation>从列表中删除一台目标机。</translation>
    </message>
    <message>
        <source>Stores the password of the login (or the passphrase of its key) in the keychain. It is asked for in the terminal, never given as an argument.</source>
        <translation>将登录密码（或其密钥的口令）保存到钥匙串。在终端中询问，绝不作为参数给出。</translation>
    </message>
    <message>
        <source>Removes it from the keychain.</source>
        <translation>从钥匙串中移除。</translation>
    </message>
    <message>
        <source>Adds the target of a JSON file.</source>
        <translation>添加 JSON 文件所描述的目标机。</translation>
    </message>
    <message>
        <source>Writes a target into a JSON file.</source>
        <translation>将目标机写入 JSON 文件。</translation>
    </message>
    <message>
        <source>Name or address of the machine, or an alias of ~/.ssh/config.</source>
        <translation>机器的名称或地址，或 ~/.ssh/config 中的别名。</translation>
    </message>
    <message>
        <source>Port of its SSH server (default 22).</source>
        <translation>其 SSH 服务的端口（默认 22）。</translation>
    </message>
    <message>
        <source>Account on the machine.</source>
        <translation>机器上的账户。</translation>
    </message>
    <message>
        <source>Private key for the login.</source>
        <translation>登录用的私钥。</translation>
    </message>
    <message>
        <source>Folder on the machine for the runs, at least two levels deep.</source>
        <translation>机器上供运行使用的目录，至少两级。</translation>
    </message>
    <message>
        <source>set_env.sh on the machine, sourced before the command.</source>
        <translation>机器上的 set_env.sh，在命令之前 source。</translation>
    </message>
    <message>
        <source>Command on the machine that runs the model {om}, in one argument.</source>
        <translation>机器上运行模型 {om} 的命令，作为一个参数给出。</translation>
    </message>
    <message>
        <source>Seconds for each part of making the connection (default 15).</source>
        <translation>建立连接各环节的秒数（默认 15）。</translation>
    </message>
    <message>
        <source>Seconds of silence until the connection is lost (default 15).</source>
        <translation>静默多少秒后视为连接断开（默认 15）。</translation>
    </message>
    <message>
        <source>Machine to go through: [user@]host[:port].</source>
        <translation>经由的跳板机：[user@]host[:port]。</translation>
    </message>
    <message>
        <source>Name of the target in the list.</source>
        <translation>列表中目标机的名称。</translation>
    </message>
    <message>
        <source>Trust a machine that is seen for the first time.</source>
        <translation>信任首次见到的机器。</translation>
    </message>
    <message>
        <source>Remove its password from the keychain first.</source>
        <translation>先从钥匙串中移除其密码。</translation>
    </message>
    <message>
        <source>The passphrase of the target&apos;s identity_file instead.</source>
        <translation>改为目标机 identity_file 的口令。</translation>
    </message>
    <message>
        <source>Read one line from stdin instead of asking.</source>
        <translation>从 stdin 读取一行，而不是询问。</translation>
    </message>
    <message>
        <source>Replace the file if it is there.</source>
        <translation>文件已存在时替换。</translation>
    </message>
    <message>
        <source>Name of a target, or a JSON file.</source>
        <translation>目标机的名称，或 JSON 文件。</translation>
    </message>
    <message>
        <source>A JSON file.</source>
        <translation>JSON 文件。</translation>
    </message>
    <message>
        <source>Name of the target.</source>
        <translation>目标机的名称。</translation>
    </message>
    <message>
        <source>Usage: tributary-cli target &lt;command&gt; [options]</source>
        <translation>用法：tributary-cli target &lt;命令&gt; [选项]</translation>
    </message>
    <message>
        <source>Says what of a graph can run in parallel, and what each configuration would make of it.
The predicted step leaves out launch and event times, memory bandwidth and the host.
Exit status: 0 done, 1 a file cannot be read, 2 bad usage.</source>
        <translation>说明图中哪些可以并行，以及每个配置会使其如何。
预测的步骤耗时不含下发和事件耗时、内存带宽及主机开销。
退出状态：0 完成，1 文件无法读取，2 用法错误。</translation>
    </message>
    <message>
        <source>A graph file of any kind that graph show reads.</source>
        <translation>graph show 可读取的任何一种图文件。</translation>
    </message>
    <message>
        <source>The configurations to predict, separated by commas (default: every strategy with 2, 4 and 8 streams).</source>
        <translation>要预测的配置，逗号分隔（默认：每种策略取 2、4、8 流）。</translation>
    </message>
    <message>
        <source>An op_summary CSV of the model: measured durations and cores.</source>
        <translation>模型的 op_summary CSV：实测耗时和核数。</translation>
    </message>
    <message>
        <source>Cube cores of the chip (default: no limit).</source>
        <translation>芯片的 cube 核数（默认：不限）。</translation>
    </message>
    <message>
        <source>Vector cores of the chip (default: no limit).</source>
        <translation>芯片的 vector 核数（默认：不限）。</translation>
    </message>
    <message>
        <source>text (default), json, or markdown: sections 3 to 8 of the report.</source>
        <translation>text（默认）、json，或 markdown：报告的第 3 到 8 节。</translation>
    </message>
    <message>
        <source>give one graph file</source>
        <translation>请给出一个图文件</translation>
    </message>
    <message>
        <source>--format must be text, json or markdown, not &quot;%1&quot;</source>
        <translation>--format 必须是 text、json 或 markdown，而不是“%1”</translation>
    </message>
    <message>
        <source>the number of cores must be a whole number from 0</source>
        <translation>核数必须是不小于 0 的整数</translation>
    </message>
    <message>
        <source>What is in a graph file.</source>
        <translation>图文件的内容。</translation>
    </message>
    <message>
        <source>Write a graph as Mermaid, DOT, SVG or JSON.</source>
        <translation>将图写成 Mermaid、DOT、SVG 或 JSON。</translation>
    </message>
    <message>
        <source>Where a drawing places operators and edges.</source>
        <translation>绘图中算子和边的位置。</translation>
    </message>
    <message>
        <source>How two graphs differ.</source>
        <translation>两个图的差异。</translation>
    </message>
    <message>
        <source>What can run in parallel, and what each configuration makes of it.</source>
        <translation>哪些可以并行，以及每个配置会使其如何。</translation>
    </message>
    <message>
        <source>The stream that GE gives to every operator.</source>
        <translation>GE 给每个算子分配的流。</translation>
    </message>
    <message>
        <source>Usage: tributary-cli graph &lt;command&gt; [arguments]</source>
        <translation>用法：tributary-cli graph &lt;命令&gt; [参数]</translation>
    </message>
    <message>
        <source>tributary-cli graph &lt;command&gt; --help shows its options.</source>
        <translation>tributary-cli graph &lt;命令&gt; --help 显示其选项。</translation>
    </message>
    <message>
        <source>Try: tributary-cli graph %1 --help</source>
        <translation>请试：tributary-cli graph %1 --help</translation>
    </message>
    <message>
        <source>Name of a subgraph to take instead of the root graph.</source>
        <translation>改取的子图名称，而不是根图。</translation>
    </message>
    <message>
        <source>the file holds no graph named &quot;%1&quot;</source>
        <translation>文件中没有名为“%1”的图</translation>
    </message>
    <message>
        <source>tributary-cli graph show lists the graphs of a file.</source>
        <translation>tributary-cli graph show 可列出文件中的图。</translation>
    </message>
    <message>
        <source>say what to do with the graph: %1</source>
        <translation>请说明对图做什么：%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nothing to do with a graph; there are: %2</source>
        <translation>不能对图做“%1”；可用：%2</translation>
    </message>
    <message>
        <source>The graph file.</source>
        <translation>图文件。</translation>
    </message>
    <message>
        <source>The file to write; its suffix tells the form. Without it the result is printed.</source>
        <translation>要写入的文件；由其后缀决定形式。不给出时打印结果。</translation>
    </message>
    <message>
        <source>give one graph file and at most one to write</source>
        <translation>请给出一个图文件和至多一个要写入的文件</translation>
    </message>
    <message>
        <source>say the form with --to, or give a file to write</source>
        <translation>请用 --to 指定形式，或给出要写入的文件</translation>
    </message>
    <message>
        <source>~ %1: type %2, was %3</source>
        <translation>~ %1：类型 %2，原为 %3</translation>
    </message>
    <message>
        <source>~ %1: stream %2, was %3</source>
        <translation>~ %1：流 %2，原为 %3</translation>
    </message>
    <message>
        <source>No difference.</source>
        <translation>没有差异。</translation>
    </message>
    <message>
        <source>Only streams differ: %1 operator(s).</source>
        <translation>只有流不同：%1 个算子。</translation>
    </message>
    <message>
        <source>Prints how the root graphs of two files differ; operators are the same where their names are.
The dumps from before and after GE&apos;s stream pass differ in what the strategy did.
Exit status: 0 done, 1 a file cannot be read, 2 bad usage.</source>
        <translation>打印两个文件的根图有何不同；名称相同即视为同一算子。
GE 流 Pass 前后的 dump 之差即为该策略所做的改动。
退出状态：0 完成，1 文件无法读取，2 用法错误。</translation>
    </message>
    <message>
        <source>The graph from before.</source>
        <translation>之前的图。</translation>
    </message>
    <message>
        <source>The graph from after.</source>
        <translation>之后的图。</translation>
    </message>
    <message>
        <source>give two graph files</source>
        <translation>请给出两个图文件</translation>
    </message>
    <message>
        <source>Prints where a drawing of the graph places its operators and edges:
{&quot;nodes&quot;: {&quot;NAME&quot;: {&quot;x&quot;, &quot;y&quot;, &quot;w&quot;, &quot;h&quot;}}, &quot;edges&quot;: [{&quot;from&quot;, &quot;to&quot;, &quot;control&quot;, &quot;points&quot;}]}
x and y are the upper left corner of a box. The same file gives the same places.
Exit status: 0 done, 1 the file cannot be read, 2 bad usage.</source>
        <translation>打印绘制该图时算子和边的位置：
{&quot;nodes&quot;: {&quot;NAME&quot;: {&quot;x&quot;, &quot;y&quot;, &quot;w&quot;, &quot;h&quot;}}, &quot;edges&quot;: [{&quot;from&quot;, &quot;to&quot;, &quot;control&quot;, &quot;points&quot;}]}
x 和 y 是方框的左上角。同一文件总得到相同的位置。
退出状态：0 完成，1 文件无法读取，2 用法错误。</translation>
    </message>
    <message>
        <source>json, the only one.</source>
        <translation>json，目前仅此一种。</translation>
    </message>
    <message>
        <source>LR, from left to right (default), or TD, from top to bottom.</source>
        <translation>LR 从左到右（默认），或 TD 从上到下。</translation>
    </message>
    <message>
        <source>--format must be json, not &quot;%1&quot;</source>
        <translation>--format 必须是 json，而不是“%1”</translation>
    </message>
    <message>
        <source>--direction must be LR or TD, not &quot;%1&quot;</source>
        <translation>--direction 必须是 LR 或 TD，而不是“%1”</translation>
    </message>
    <message>
        <source>Graph %1</source>
        <translation>图 %1</translation>
    </message>
    <message>
        <source>Subgraph %1</source>
        <translation>子图 %1</translation>
    </message>
    <message>
        <source>  operators  %1</source>
        <translation>  算子        %1</translation>
    </message>
    <message>
        <source>  edges      %1 (%2 control)</source>
        <translation>  边          %1（控制边 %2）</translation>
    </message>
    <message>
        <source>  streams    not in this file</source>
        <translation>  流          文件中没有</translation>
    </message>
    <message>
        <source>  no stream  %1 operator(s)</source>
        <translation>  无流        %1 个算子</translation>
    </message>
    <message>
        <source>  stream %1   %2 operator(s)</source>
        <translation>  流 %1       %2 个算子</translation>
    </message>
    <message>
        <source>Prints what is in a graph file: its form, and for each graph the operators, edges, streams and types.
Forms: ge_proto, ge_onnx and ge_readable dumps of GE, Mermaid flowcharts (also in Markdown), our own JSON.
Exit status: 0 done, 1 the file cannot be read, 2 bad usage.</source>
        <translation>打印图文件的内容：其形式，以及每个图的算子、边、流和类型。
形式：GE 的 ge_proto、ge_onnx 和 ge_readable dump，Mermaid 流程图（也可在 Markdown 中），我们自己的 JSON。
退出状态：0 完成，1 文件无法读取，2 用法错误。</translation>
    </message>
    <message>
        <source>Form: %1</source>
        <translation>形式：%1</translation>
    </message>
    <message>
        <source>Module %1: %2 operator(s)</source>
        <translation>模块 %1：%2 个算子</translation>
    </message>
    <message>
        <source>A ge_proto_*.txt file that GE wrote with DUMP_GE_GRAPH, or any other graph file; only the first has all that GE looks at.</source>
        <translation>GE 在 DUMP_GE_GRAPH 下写出的 ge_proto_*.txt，或任何其他图文件；只有前者含有 GE 所考虑的全部信息。</translation>
    </message>
    <message>
        <source>look at a graph, convert, draw and compare it, tell its streams</source>
        <translation>查看、转换、绘制和比较图，说明其中的流</translation>
    </message>
    <message>
        <source>The form: mermaid, dot, svg, png or json.</source>
        <translation>形式：mermaid、dot、svg、png 或 json。</translation>
    </message>
    <message>
        <source>--to must be mermaid, dot, svg, png or json, not &quot;%1&quot;</source>
        <translation>--to 必须是 mermaid、dot、svg、png 或 json，而不是“%1”</translation>
    </message>
    <message>
        <source>Compares the streams that GE gave to the operators with those that are predicted for the configuration.
Operators are the same where their names are; stream numbers mean nothing: each stream of AFTER is taken for
the predicted one that it shares most operators with. Operators of only one dump are listed, not compared.
Exit status: 0 as predicted, 1 an operator is on another stream, 2 not checked: bad usage, a file that cannot
be read or does not tell enough.</source>
        <translation>将 GE 给各算子的流与该配置的预测相比较。
名称相同即为同一算子；流编号没有含义：AFTER 的每条流都对应于
与其共有算子最多的预测流。只在一个 dump 中出现的算子只列出，不比较。
退出状态：0 与预测一致，1 有算子在另一条流上，2 未检查：用法错误，
文件无法读取或信息不足。</translation>
    </message>
    <message>
        <source>The ge_proto dump from before the stream pass (RunCustomPass_BeforeAssignLogicStream...).</source>
        <translation>流 Pass 之前的 ge_proto dump（RunCustomPass_BeforeAssignLogicStream...）。</translation>
    </message>
    <message>
        <source>A dump from after it (RunCustomPass_AfterAssignLogicStream..., or Build).</source>
        <translation>其后的 dump（RunCustomPass_AfterAssignLogicStream...，或 Build）。</translation>
    </message>
    <message>
        <source>The op_summary CSV that MINIDAG_PROFILING_PATH named, if it did.</source>
        <translation>MINIDAG_PROFILING_PATH 所指的 op_summary CSV（如有）。</translation>
    </message>
    <message>
        <source>text (default) or json.</source>
        <translation>text（默认）或 json。</translation>
    </message>
    <message>
        <source>Graph %1: %2 operators compared</source>
        <translation>图 %1：已比较 %2 个算子</translation>
    </message>
    <message>
        <source>~ %1: predicted stream %2, is on stream %3</source>
        <translation>~ %1：预测流 %2，实际在流 %3</translation>
    </message>
    <message>
        <source>- %1: missing in AFTER</source>
        <translation>- %1：AFTER 中没有</translation>
    </message>
    <message>
        <source>+ %1: inserted</source>
        <translation>+ %1：被插入</translation>
    </message>
    <message>
        <source>Not compared, since the pass does not touch their stream: %1</source>
        <translation>未比较（Pass 不改变其流）：%1</translation>
    </message>
    <message>
        <source>As predicted for %1: %2 operators.</source>
        <translation>与 %1 的预测一致：%2 个算子。</translation>
    </message>
    <message>
        <source>Not as predicted for %1: %2 of %3 operators are on another stream.</source>
        <translation>与 %1 的预测不一致：%3 个算子中有 %2 个在另一条流上。</translation>
    </message>
    <message>
        <source>give two graph dumps: before and after</source>
        <translation>请给出两个图 dump：之前和之后</translation>
    </message>
    <message>
        <source>give a configuration with --candidate</source>
        <translation>请用 --candidate 给出配置</translation>
    </message>
    <message>
        <source>--format must be text or json, not &quot;%1&quot;</source>
        <translation>--format 必须是 text 或 json，而不是“%1”</translation>
    </message>
    <message>
        <source>Whether GE spread a graph as predicted.</source>
        <translation>GE 是否按预测分流。</translation>
    </message>
    <message>
        <source>Writes a graph file in another form. JSON holds all graphs of the file, the others one of them.
With --edits the modules of the root graph are written; text forms show them instead of streams.
Exit status: 0 done, 1 a file cannot be read or written, 2 bad usage.</source>
        <translation>将图文件写成另一种形式。JSON 包含文件中的所有图，其他形式只含其中一个。
使用 --edits 时写出根图的模块；文本形式显示模块而不是流。
退出状态：0 完成，1 文件无法读取或写入，2 用法错误。</translation>
    </message>
    <message>
        <source>A project, or a JSON file of edits: take its changes of modules (made, renamed, joined …).</source>
        <translation>工程，或含修改的 JSON 文件：采用其中对模块的修改（新建、重命名、合并等）。</translation>
    </message>
    <message>
        <source>Replace the file to write if it is there.</source>
        <translation>若要写的文件已存在则替换。</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Cannot write %1</source>
        <translation>无法写入 %1</translation>
    </message>
    <message>
        <source>Check that the folder exists, is writable and has free space.</source>
        <translation>请确认该目录存在、可写且有剩余空间。</translation>
    </message>
    <message>
        <source>Cannot read %1</source>
        <translation>无法读取 %1</translation>
    </message>
    <message>
        <source>Check the path and its permissions.</source>
        <translation>请检查路径及其权限。</translation>
    </message>
    <message>
        <source>Cannot create the folder %1</source>
        <translation>无法创建目录 %1</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to.</source>
        <translation>请选择一个可写的目录。</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is missing</source>
        <translation>缺少字段“%1”</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is of the wrong type</source>
        <translation>字段“%1”的类型不对</translation>
    </message>
    <message>
        <source>%1 is no valid JSON at line %2</source>
        <translation>%1 第 %2 行不是合法的 JSON</translation>
    </message>
    <message>
        <source>Restore the file from a copy, or correct the line.</source>
        <translation>请从备份恢复该文件，或改正该行。</translation>
    </message>
    <message>
        <source>%1 holds no JSON object</source>
        <translation>%1 中没有 JSON 对象</translation>
    </message>
    <message>
        <source>The command has a %1 quote without its end</source>
        <translation>命令中的引号 %1 没有结束</translation>
    </message>
    <message>
        <source>Close the quote, or escape it with a backslash.</source>
        <translation>请补上引号，或用反斜杠转义。</translation>
    </message>
    <message>
        <source>The command ends with a backslash</source>
        <translation>命令以反斜杠结尾</translation>
    </message>
    <message>
        <source>Remove the backslash, or double it.</source>
        <translation>请去掉反斜杠，或写成两个。</translation>
    </message>
    <message>
        <source>The command is empty</source>
        <translation>命令为空</translation>
    </message>
    <message>
        <source>Give the program to run and its arguments.</source>
        <translation>请给出要执行的程序及其参数。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a multi-stream configuration that GE accepts</source>
        <translation>“%1”不是 GE 接受的多流配置</translation>
    </message>
    <message>
        <source>GE is case-sensitive: write %1.</source>
        <translation>GE 区分大小写，请写成 %1。</translation>
    </message>
    <message>
        <source>Known are default, cv, LoadBalance:N, MainStream:N and WeightedLoadBalance:N.</source>
        <translation>可用的有 default、cv、LoadBalance:N、MainStream:N 和 WeightedLoadBalance:N。</translation>
    </message>
    <message>
        <source>%1 takes no stream count.</source>
        <translation>%1 不带流数。</translation>
    </message>
    <message>
        <source>Write the strategy, one colon and the stream count, such as LoadBalance:4.</source>
        <translation>请按“策略:流数”书写，如 LoadBalance:4。</translation>
    </message>
    <message>
        <source>The stream count must be a whole number from 1 to 64.</source>
        <translation>流数必须是 1 到 64 的整数。</translation>
    </message>
    <message>
        <source>%1 needs at least one stream count</source>
        <translation>%1 至少需要一个流数</translation>
    </message>
    <message>
        <source>Give stream counts from 1 to 64, such as 2,4,8.</source>
        <translation>请给出 1 到 64 的流数，如 2,4,8。</translation>
    </message>
    <message>
        <source>WeightedLoadBalance without MINIDAG_PROFILING_PATH puts everything on one stream: set it to an op_summary CSV of this model, or leave WeightedLoadBalance out.</source>
        <translation>未设置 MINIDAG_PROFILING_PATH 时，WeightedLoadBalance 会把所有算子放在一条流上：请将其设为本模型的 op_summary CSV，或去掉 WeightedLoadBalance。</translation>
    </message>
    <message>
        <source>Only default will be measured: there is nothing to compare it with.</source>
        <translation>只会测量 default，没有可比较的候选配置。</translation>
    </message>
    <message>
        <source>Load CANN&apos;s environment (source set_env.sh of the installation), or set ASCEND_OPP_PATH to the folder that holds vendors/.</source>
        <translation>请加载 CANN 环境（source 安装目录下的 set_env.sh），或将 ASCEND_OPP_PATH 设为包含 vendors/ 的目录。</translation>
    </message>
    <message>
        <source>There is no CANN in %1</source>
        <translation>%1 中没有 CANN</translation>
    </message>
    <message>
        <source>Name the folder that ASCEND_HOME_PATH stands for: it holds opp/ and include/.</source>
        <translation>请给出 ASCEND_HOME_PATH 所指的目录，其中有 opp/ 和 include/。</translation>
    </message>
    <message>
        <source>There is no folder to install the pass in: CANN was not found</source>
        <translation>未找到 CANN，没有可安装 Pass 的目录</translation>
    </message>
    <message>
        <source>The operator folder %1 does not exist</source>
        <translation>算子目录 %1 不存在</translation>
    </message>
    <message>
        <source>The folder %1 belongs to another user</source>
        <translation>目录 %1 属于其他用户</translation>
    </message>
    <message>
        <source>Set XDG_RUNTIME_DIR to a folder of your own.</source>
        <translation>请将 XDG_RUNTIME_DIR 设为您自己的目录。</translation>
    </message>
    <message>
        <source>Another run of Tributary uses the device (process %1)</source>
        <translation>Tributary 的另一次运行正在使用该设备（进程 %1）</translation>
    </message>
    <message>
        <source>Another run of Tributary uses the device (process %1, folder %2)</source>
        <translation>Tributary 的另一次运行正在使用该设备（进程 %1，目录 %2）</translation>
    </message>
    <message>
        <source>Cannot create the lock %1</source>
        <translation>无法创建锁文件 %1</translation>
    </message>
    <message>
        <source>Check that the folder is writable and has free space.</source>
        <translation>请确认该目录可写且有剩余空间。</translation>
    </message>
    <message>
        <source>Wait for its end or stop it: two runs at a time spoil each other&apos;s times.</source>
        <translation>请等它结束或将其停止：两次运行同时进行会互相干扰耗时。</translation>
    </message>
    <message>
        <source>Cannot rename %1</source>
        <translation>无法重命名 %1</translation>
    </message>
    <message>
        <source>Cannot remove %1</source>
        <translation>无法删除 %1</translation>
    </message>
    <message>
        <source>Check that the folder is yours to write to.</source>
        <translation>请确认您对该目录有写权限。</translation>
    </message>
    <message>
        <source>Another run has just installed the pass</source>
        <translation>另一次运行刚刚安装了该 Pass</translation>
    </message>
    <message>
        <source>Wait for its end.</source>
        <translation>请等它结束。</translation>
    </message>
    <message>
        <source>Check that the folder is yours to write to and has free space.</source>
        <translation>请确认您对该目录有写权限且有剩余空间。</translation>
    </message>
    <message>
        <source>npu-smi says nothing about a device</source>
        <translation>npu-smi 没有给出任何设备信息</translation>
    </message>
    <message>
        <source>Run npu-smi info yourself: the driver may not be loaded or not be shown to this container.</source>
        <translation>请手工执行 npu-smi info：驱动可能未加载，或未映射到本容器。</translation>
    </message>
    <message>
        <source>The CANN in %1 has no register/register_custom_pass.h</source>
        <translation>%1 中的 CANN 没有 register/register_custom_pass.h</translation>
    </message>
    <message>
        <source>Install the toolkit package of CANN (the runtime package alone has no headers), or name another one with --cann.</source>
        <translation>请安装 CANN 的 toolkit 包（仅有 runtime 包时没有头文件），或用 --cann 指定另一个 CANN。</translation>
    </message>
    <message>
        <source>The pass could not be built</source>
        <translation>Pass 编译失败</translation>
    </message>
    <message>
        <source>All of the output is in %1.</source>
        <translation>完整输出见 %1。</translation>
    </message>
    <message>
        <source>cmake, which builds the pass, was not found</source>
        <translation>未找到编译 Pass 所需的 cmake</translation>
    </message>
    <message>
        <source>Install cmake and a C++ compiler, or give a built library with --library.</source>
        <translation>请安装 cmake 和 C++ 编译器，或用 --library 给出已编译的库。</translation>
    </message>
    <message>
        <source>The folder %1 is in use by another build</source>
        <translation>目录 %1 正被另一个编译使用</translation>
    </message>
    <message>
        <source>Try again when it has ended.</source>
        <translation>请等它结束后重试。</translation>
    </message>
    <message>
        <source>Cannot install %1</source>
        <translation>无法安装 %1</translation>
    </message>
    <message>
        <source>%1 cannot be installed</source>
        <translation>%1 不能安装</translation>
    </message>
    <message>
        <source>GE fails every compile when a pass cannot be loaded: build it on this machine.</source>
        <translation>只要有 Pass 加载失败，GE 的编图就会全部失败：请在本机编译该 Pass。</translation>
    </message>
    <message>
        <source>A run that is still going has installed the pass (run folder %1, since %2, process %3)</source>
        <translation>正在进行的一次运行安装了该 Pass（结果目录 %1，始于 %2，进程 %3）</translation>
    </message>
    <message>
        <source>A run on the machine %4 has installed the pass (run folder %1, since %2)</source>
        <translation>机器 %4 上的一次运行安装了该 Pass（结果目录 %1，始于 %2）</translation>
    </message>
    <message>
        <source>The pass of a run that ended without removing it is still installed (run folder %1, since %2)</source>
        <translation>一次已结束的运行未卸载其 Pass（结果目录 %1，始于 %2）</translation>
    </message>
    <message>
        <source>If it has ended, remove the pass with: tributary-cli pass remove --force</source>
        <translation>若它已结束，请卸载 Pass：tributary-cli pass remove --force</translation>
    </message>
    <message>
        <source>Remove it with: tributary-cli pass remove</source>
        <translation>请卸载：tributary-cli pass remove</translation>
    </message>
    <message>
        <source>it is a link to a file that does not exist</source>
        <translation>是指向不存在文件的链接</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>不是文件</translation>
    </message>
    <message>
        <source>it cannot be read (%1)</source>
        <translation>无法读取（%1）</translation>
    </message>
    <message>
        <source>it is not a shared library</source>
        <translation>不是共享库</translation>
    </message>
    <message>
        <source>it was built for another kind of processor</source>
        <translation>是为另一种处理器架构编译的</translation>
    </message>
    <message>
        <source>The platform file does not say how many cores the chip has</source>
        <translation>平台文件中没有芯片的核数</translation>
    </message>
    <message>
        <source>Build and install it again with: tributary-cli pass install</source>
        <translation>请重新编译并安装：tributary-cli pass install</translation>
    </message>
    <message>
        <source>GE cannot load %1, and then fails every compile</source>
        <translation>GE 无法加载 %1，编图会全部失败</translation>
    </message>
    <message>
        <source>The installed pass was built for the stand-in; GE cannot load it: %1</source>
        <translation>已安装的 Pass 是按桩编译的，GE 无法加载：%1</translation>
    </message>
    <message>
        <source>The installed pass was built for CANN %1; this is CANN %2</source>
        <translation>已安装的 Pass 适配 CANN %1，而本机是 CANN %2</translation>
    </message>
    <message>
        <source>The tuning pass is installed: %1</source>
        <translation>寻优 Pass 已安装：%1</translation>
    </message>
    <message>
        <source>Move it away or repair it.</source>
        <translation>请移走或修复。</translation>
    </message>
    <message>
        <source>Another pass sets the multi-stream mode too: %1</source>
        <translation>另有 Pass 也设置多流模式：%1</translation>
    </message>
    <message>
        <source>Move it away for the run: the two would overwrite each other.</source>
        <translation>请在运行期间将其移走，否则属性会被互相覆盖。</translation>
    </message>
    <message>
        <source>No process uses NPU %1</source>
        <translation>没有进程占用 NPU %1</translation>
    </message>
    <message>
        <source>NPU %1 is in use by other processes</source>
        <translation>NPU %1 正被其他进程占用</translation>
    </message>
    <message>
        <source>Wait for their end or choose another device: they spoil the times.</source>
        <translation>请等它们结束或换一个设备，否则会干扰耗时。</translation>
    </message>
    <message>
        <source>NPU %1 reports its health as %2</source>
        <translation>NPU %1 的健康状态为 %2</translation>
    </message>
    <message>
        <source>Look at npu-smi info: a device that throttles gives slow and uneven times.</source>
        <translation>请查看 npu-smi info：设备降频时耗时偏大且不稳定。</translation>
    </message>
    <message>
        <source>Whether other processes use the NPU is not known</source>
        <translation>无法得知是否有其他进程占用 NPU</translation>
    </message>
    <message>
        <source>Make sure yourself that nothing else runs on the device.</source>
        <translation>请自行确认设备上没有其他业务。</translation>
    </message>
    <message>
        <source>The NPU is held by another program, so that npu-smi was refused</source>
        <translation>NPU 正被其他程序占用，npu-smi 被拒绝</translation>
    </message>
    <message>
        <source>Wait for its end or choose another device.</source>
        <translation>请等它结束或换一个设备。</translation>
    </message>
    <message>
        <source>There is no CANN where %1 points to</source>
        <translation>%1 所指的位置没有 CANN</translation>
    </message>
    <message>
        <source>Source set_env.sh of the CANN that is installed now.</source>
        <translation>请 source 当前已安装 CANN 的 set_env.sh。</translation>
    </message>
    <message>
        <source>CANN was not found</source>
        <translation>未找到 CANN</translation>
    </message>
    <message>
        <source>For a workload on an NPU, install CANN and source its set_env.sh. The CPU sample workload needs none.</source>
        <translation>在 NPU 上运行被测样例时，请安装 CANN 并 source 其 set_env.sh；CPU 样例不需要。</translation>
    </message>
    <message>
        <source>CANN %1 is in %2, but its environment is not loaded</source>
        <translation>CANN %1 位于 %2，但环境未加载</translation>
    </message>
    <message>
        <source>Source its set_env.sh before the run.</source>
        <translation>请在运行前 source 其 set_env.sh。</translation>
    </message>
    <message>
        <source>CANN %1 in %2, driver %3</source>
        <translation>CANN %1 位于 %2，驱动 %3</translation>
    </message>
    <message>
        <source>The run installs the tuning pass and removes it afterwards</source>
        <translation>本次运行会安装寻优 Pass，结束后卸载</translation>
    </message>
    <message>
        <source>The tuning pass is not installed: no candidate would take effect</source>
        <translation>寻优 Pass 未安装，候选配置不会生效</translation>
    </message>
    <message>
        <source>Install it with: tributary-cli pass install (or let the run do it: --manage-pass).</source>
        <translation>请安装：tributary-cli pass install（或由运行自行处理：--manage-pass）。</translation>
    </message>
    <message>
        <source>The free space below %1 is not known</source>
        <translation>无法得知 %1 的剩余空间</translation>
    </message>
    <message>
        <source>Free some space or choose another output folder: the logs of each trial are kept.</source>
        <translation>请清理空间或换一个结果目录：每次试验的日志都会保留。</translation>
    </message>
    <message>
        <source>%1 free below %2</source>
        <translation>剩余空间 %1（%2）</translation>
    </message>
    <message>
        <source>The output folder %1 is a file</source>
        <translation>结果目录 %1 是一个文件</translation>
    </message>
    <message>
        <source>Choose another output folder.</source>
        <translation>请换一个结果目录。</translation>
    </message>
    <message>
        <source>The output folder cannot be made: %1 is a file</source>
        <translation>无法创建结果目录：%1 是一个文件</translation>
    </message>
    <message>
        <source>The output folder cannot be written: %1</source>
        <translation>结果目录不可写：%1</translation>
    </message>
    <message>
        <source>The output folder %1 is not empty</source>
        <translation>结果目录 %1 不为空</translation>
    </message>
    <message>
        <source>Choose a new one, or continue the run in it with: tributary-cli resume.</source>
        <translation>请换一个新目录，或继续其中的运行：tributary-cli resume。</translation>
    </message>
    <message>
        <source>The output folder %1 is usable</source>
        <translation>结果目录 %1 可用</translation>
    </message>
    <message>
        <source>The working directory %1 does not exist</source>
        <translation>工作目录 %1 不存在</translation>
    </message>
    <message>
        <source>Choose the folder in which the command is to run.</source>
        <translation>请选择命令的工作目录。</translation>
    </message>
    <message>
        <source>The command runs %1</source>
        <translation>命令执行的程序：%1</translation>
    </message>
    <message>
        <source>MINIDAG_PROFILING_PATH is set (%1): where an operator of it is in the graph, GE takes WeightedLoadBalance whatever the candidate says</source>
        <translation>已设置 MINIDAG_PROFILING_PATH（%1）：只要其中有图里的算子，GE 就使用 WeightedLoadBalance，不管候选配置是什么</translation>
    </message>
    <message>
        <source>Unset it to compare strategies; keep it to compare stream counts of WeightedLoadBalance.</source>
        <translation>比较不同策略时请取消该变量；比较 WeightedLoadBalance 的流数时请保留。</translation>
    </message>
    <message>
        <source>ASCEND_GLOBAL_EVENT_ENABLE is 0: older releases of CANN then write no step times</source>
        <translation>ASCEND_GLOBAL_EVENT_ENABLE 为 0：较早版本的 CANN 因此不输出 STEP 打点</translation>
    </message>
    <message>
        <source>Unset it.</source>
        <translation>请取消该变量。</translation>
    </message>
    <message>
        <source>%1 is set: the logs go to the program&apos;s output, and no log files are written</source>
        <translation>已设置 %1：日志打到程序的标准输出，不写日志文件</translation>
    </message>
    <message>
        <source>Unset it: writing logs to the output slows the steps down.</source>
        <translation>请取消该变量：日志打屏会拖慢每一步。</translation>
    </message>
    <message>
        <source>PROFILING_MODE is on: the profiler&apos;s own work is part of the times</source>
        <translation>PROFILING_MODE 已开启：耗时会包含 profiling 自身的开销</translation>
    </message>
    <message>
        <source>Unset it for the measurement.</source>
        <translation>测量时请取消该变量。</translation>
    </message>
    <message>
        <source>GE_AUTO_MULTISTREAM_PARALLEL_MODE is set (%1): each trial gets its own instead</source>
        <translation>已设置 GE_AUTO_MULTISTREAM_PARALLEL_MODE（%1）：每次试验会改用各自的候选配置</translation>
    </message>
    <message>
        <source>The program %1 does not exist</source>
        <translation>程序 %1 不存在</translation>
    </message>
    <message>
        <source>Check the path; a relative one starts at the working directory.</source>
        <translation>请检查路径；相对路径以工作目录为起点。</translation>
    </message>
    <message>
        <source>%1 is not an executable file</source>
        <translation>%1 不是可执行文件</translation>
    </message>
    <message>
        <source>Make it executable (chmod +x), or name its interpreter first.</source>
        <translation>请加可执行权限（chmod +x），或在前面写上解释器。</translation>
    </message>
    <message>
        <source>The program %1 is not in PATH</source>
        <translation>PATH 中没有程序 %1</translation>
    </message>
    <message>
        <source>Install it, extend PATH, or give its full path; no shell runs the command.</source>
        <translation>请安装该程序、补充 PATH 或给出完整路径；命令不经过 shell 执行。</translation>
    </message>
    <message>
        <source>%1 cannot be started</source>
        <translation>%1 无法启动</translation>
    </message>
    <message>
        <source>%1 was cancelled</source>
        <translation>%1 已取消</translation>
    </message>
    <message>
        <source>%1 did not end within %2 s</source>
        <translation>%1 在 %2 s 内没有结束</translation>
    </message>
    <message>
        <source>the workload left processes running when it ended; they were stopped</source>
        <translation>被测样例结束时留有子进程，已将其停止</translation>
    </message>
    <message>
        <source>the workload did not write %1</source>
        <translation>被测样例没有写出 %1</translation>
    </message>
    <message>
        <source>%1, line %2: the file holds no graph</source>
        <translation>%1 第 %2 行：文件中没有图</translation>
    </message>
    <message>
        <source>%1, line %2: this is a dump in ONNX form, not one in ge_proto form</source>
        <translation>%1 第 %2 行：这是 ONNX 格式的 dump，不是 ge_proto 格式</translation>
    </message>
    <message>
        <source>%1, line %2: an operator has no name</source>
        <translation>%1 第 %2 行：有算子没有名称</translation>
    </message>
    <message>
        <source>%1, line %2: a second operator is named &quot;%3&quot;</source>
        <translation>%1 第 %2 行：算子名“%3”重复</translation>
    </message>
    <message>
        <source>%1, line %2: stream %3 is not possible</source>
        <translation>%1 第 %2 行：流 %3 不合法</translation>
    </message>
    <message>
        <source>%1, line %2: the input &quot;%3&quot; is not of the form name:index</source>
        <translation>%1 第 %2 行：输入“%3”不是 name:index 格式</translation>
    </message>
    <message>
        <source>%1, line %2: the input &quot;%3&quot; names an operator that the graph does not have</source>
        <translation>%1 第 %2 行：输入“%3”引用了图中没有的算子</translation>
    </message>
    <message>
        <source>%1, line %2: &quot;%3&quot; is not a whole number in range</source>
        <translation>%1 第 %2 行：“%3”不是取值范围内的整数</translation>
    </message>
    <message>
        <source>Give a complete ge_proto_*.txt file that GE wrote with DUMP_GE_GRAPH.</source>
        <translation>请给出 GE 在设置 DUMP_GE_GRAPH 后写出的完整 ge_proto_*.txt 文件。</translation>
    </message>
    <message>
        <source>An edge of graph %1 names an operator that the graph does not have</source>
        <translation>图 %1 的一条边引用了图中没有的算子</translation>
    </message>
    <message>
        <source>Graph %1 has a cycle at or before operator %2</source>
        <translation>图 %1 在算子 %2 处或之前有环</translation>
    </message>
    <message>
        <source>%1, line 1: the column &quot;%2&quot; is missing</source>
        <translation>%1 第 1 行：缺少列“%2”</translation>
    </message>
    <message>
        <source>GE accepts only an op_summary CSV of an msprof of 2026 or later.</source>
        <translation>GE 只接受 2026 年及以后的 msprof 生成的 op_summary CSV。</translation>
    </message>
    <message>
        <source>%1 is not used as a profile</source>
        <translation>%1 不会被用作 profiling 数据</translation>
    </message>
    <message>
        <source>GE takes only a file whose name ends in .csv.</source>
        <translation>GE 只接受文件名以 .csv 结尾的文件。</translation>
    </message>
    <message>
        <source>The profile has costs for this graph: GE then uses WeightedLoadBalance instead of %1.</source>
        <translation>profiling 数据中有此图的耗时：GE 会用 WeightedLoadBalance 代替 %1。</translation>
    </message>
    <message>
        <source>The stream assignment belongs to another graph</source>
        <translation>该流分配属于另一张图</translation>
    </message>
    <message>
        <source>%1, line %2: the file ends in the middle of a block</source>
        <translation>%1 第 %2 行：文件在块中间结束</translation>
    </message>
    <message>
        <source>%1, line %2: a field name was expected</source>
        <translation>%1 第 %2 行：此处应为字段名</translation>
    </message>
    <message>
        <source>%1, line %2: the file ends in the middle of a field</source>
        <translation>%1 第 %2 行：文件在字段中间结束</translation>
    </message>
    <message>
        <source>%1, line %2: &quot;:&quot; or &quot;{&quot; was expected after a field name</source>
        <translation>%1 第 %2 行：字段名后应为“:”或“{”</translation>
    </message>
    <message>
        <source>%1, line %2: a value was expected</source>
        <translation>%1 第 %2 行：此处应为值</translation>
    </message>
    <message>
        <source>%1, line %2: a string has no closing quote</source>
        <translation>%1 第 %2 行：字符串缺少结束引号</translation>
    </message>
    <message>
        <source>%1, line %2: blocks are nested too deep</source>
        <translation>%1 第 %2 行：块嵌套过深</translation>
    </message>
    <message>
        <source>%1, line %2: a closing bracket without its opening one</source>
        <translation>%1 第 %2 行：多出一个右括号</translation>
    </message>
    <message>
        <source>%1, line %2: a block has no end</source>
        <translation>%1 第 %2 行：块没有结束</translation>
    </message>
    <message>
        <source>Step times vary much (CV up to %1) in %2.</source>
        <translation>%2 的步耗时波动大（CV 最高 %1）。</translation>
    </message>
    <message>
        <source>Measure more rounds, and keep other work off the device and the host.</source>
        <translation>请增加轮数，并避免其他业务占用设备和主机。</translation>
    </message>
    <message>
        <source>default differs from itself: speedup %1 of its second run, between %2 and %3.</source>
        <translation>default 与自身不一致：第二次运行的加速比为 %1，区间 %2～%3。</translation>
    </message>
    <message>
        <source>Differences of this size between candidates mean nothing. Something but the configuration matters, such as the position in the round: try the shuffled order.</source>
        <translation>候选配置之间这种大小的差异没有意义。有配置以外的因素在起作用，例如轮内位置：请试用 shuffled 顺序。</translation>
    </message>
    <message>
        <source>The main execution object is not the same in all trials: %1 different ones.</source>
        <translation>各次试验的主执行对象不同，共 %1 个。</translation>
    </message>
    <message>
        <source>Name the one to compare with --main-graph.</source>
        <translation>请用 --main-graph 指定要比较的执行对象。</translation>
    </message>
    <message>
        <source>default&apos;s own trials gave different outputs: the output is not deterministic.</source>
        <translation>default 自身各次试验的输出就不相同：输出不是确定性的。</translation>
    </message>
    <message>
        <source>An output counts as equal if any trial of default gave it. Use fixed inputs and seeds, or compare with a tolerance.</source>
        <translation>只要与 default 任一次试验的输出相同就算一致。请固定输入和随机种子，或按误差容限比较。</translation>
    </message>
    <message>
        <source>The first trial of the session was slower by %1 than its repetitions.</source>
        <translation>本次寻优的首次试验比后续重复慢 %1。</translation>
    </message>
    <message>
        <source>Run the workload once before tuning, so that caches are warm.</source>
        <translation>请在寻优前先运行一次被测样例，使缓存预热。</translation>
    </message>
    <message>
        <source>The machine became slower by %1 in the course of the session.</source>
        <translation>寻优过程中机器变慢了 %1。</translation>
    </message>
    <message>
        <source>The machine became faster by %1 in the course of the session.</source>
        <translation>寻优过程中机器变快了 %1。</translation>
    </message>
    <message>
        <source>Trust the comparison round by round more than pooled medians. Look for heat or a changing clock; let the device rest or warm up before tuning.</source>
        <translation>请以逐轮配对的比较为准，而不是合并后的中位耗时。请检查温度或频率变化；寻优前让设备冷却或预热。</translation>
    </message>
    <message>
        <source>The position in a round matters: trials at position %1 are slower by %2 than those at position %3.</source>
        <translation>轮内位置有影响：位置 %1 的试验比位置 %3 慢 %2。</translation>
    </message>
    <message>
        <source>Use the shuffled order, or let the device rest between trials.</source>
        <translation>请使用 shuffled 顺序，或在试验之间让设备空闲一段时间。</translation>
    </message>
    <message>
        <source>Inside a trial the steps become slower by %1 from first to last.</source>
        <translation>单次试验内步耗时从头到尾变慢了 %1。</translation>
    </message>
    <message>
        <source>Inside a trial the steps become faster by %1 from first to last.</source>
        <translation>单次试验内步耗时从头到尾变快了 %1。</translation>
    </message>
    <message>
        <source>The warm-up is not over: drop more first steps (--drop-first) and run more steps.</source>
        <translation>预热还不充分：请多丢弃前几步（--drop-first），并增加步数。</translation>
    </message>
    <message>
        <source>The steps of %1 fall in two groups.</source>
        <translation>%1 的步耗时呈两簇分布。</translation>
    </message>
    <message>
        <source>A median may jump from one group to the other. Look at the histogram; something may be switching, such as a clock or another job.</source>
        <translation>中位可能在两簇之间跳变。请查看直方图；可能有因素在切换，例如频率或其他业务。</translation>
    </message>
    <message>
        <source>Trials of the same candidate differ by more than 10 %: %1.</source>
        <translation>同一候选配置的各次试验相差超过 10 %：%1。</translation>
    </message>
    <message>
        <source>Find out what else uses the device or the host before trusting the result.</source>
        <translation>请先查明设备或主机还被什么占用，再采信结果。</translation>
    </message>
    <message>
        <source>improvement</source>
        <translation>提升</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>持平</translation>
    </message>
    <message>
        <source>regression</source>
        <translation>劣化</translation>
    </message>
    <message>
        <source>Two runs of default in the same round differ by about %1 (control).</source>
        <translation>同一轮内两次 default 相差约 %1（对照）。</translation>
    </message>
    <message>
        <source>Two runs of the same configuration differ by about %1 (from all trials).</source>
        <translation>同一配置的两次运行相差约 %1（由全部试验估计）。</translation>
    </message>
    <message>
        <source>Two rounds of default differ by about %1.</source>
        <translation>两轮 default 相差约 %1。</translation>
    </message>
    <message>
        <source>With %1 rounds differences of about %2 can be seen.</source>
        <translation>%1 轮可分辨约 %2 的差异。</translation>
    </message>
    <message>
        <source>No output was found to compare with default&apos;s %1</source>
        <translation>没有找到可与 default 的 %1 比较的输出</translation>
    </message>
    <message>
        <source>The output is %1, but default&apos;s is %2</source>
        <translation>输出为 %1，而 default 的输出为 %2</translation>
    </message>
    <message>
        <source>Not certain: %1 has too few rounds with valid trials of both for a paired comparison (%2 needed).</source>
        <translation>不确定。%1 与基准同时有效的轮次太少，不足以逐轮配对比较（需要 %2 轮）。</translation>
    </message>
    <message>
        <source>Certain: round by round, the speedup of %1 is %2, between %3 and %4 (%5 rounds).</source>
        <translation>确定。逐轮配对，%1 的加速比为 %2，区间 %3～%4（%5 轮）。</translation>
    </message>
    <message>
        <source>Round by round, the speedup of %1 is only %2, between %3 and %4 (%5 rounds): certainly faster, but by less than what matters.</source>
        <translation>逐轮配对，%1 的加速比只有 %2，区间 %3～%4（%5 轮）：确实更快，但小于有意义的差异。</translation>
    </message>
    <message>
        <source>Not supported: round by round, the speedup of %1 is %2, between %3 and %4 (%5 rounds).</source>
        <translation>不成立。逐轮配对，%1 的加速比为 %2，区间 %3～%4（%5 轮）。</translation>
    </message>
    <message>
        <source>Not certain: %1 of the candidates cannot be told from the baseline yet.</source>
        <translation>不确定。有 %1 个候选配置尚不能与基准区分。</translation>
    </message>
    <message>
        <source>No other candidate has valid trials.</source>
        <translation>其他候选配置都没有有效试验。</translation>
    </message>
    <message>
        <source>From screening alone: no candidate was measured again to confirm it.</source>
        <translation>仅来自初筛：没有候选配置经过复核。</translation>
    </message>
    <message>
        <source>Certain: no candidate is faster by %1 or more.</source>
        <translation>确定。没有候选配置快 %1 及以上。</translation>
    </message>
    <message>
        <source>%1 has the smallest median of all steps, with speedup %2 (at least %3).</source>
        <translation>%1 的中位耗时最小，加速比 %2（要求不低于 %3）。</translation>
    </message>
    <message>
        <source>No candidate&apos;s median of all steps has a speedup of at least %1.</source>
        <translation>没有候选配置的中位耗时加速比达到 %1。</translation>
    </message>
    <message>
        <source>But round by round, %1 is faster: speedup %2, between %3 and %4 (%5 rounds). The fixed rule asks for more than that.</source>
        <translation>但逐轮配对，%1 更快：加速比 %2，区间 %3～%4（%5 轮）。固定规则的要求更高。</translation>
    </message>
    <message>
        <source>%1 is faster in the confirm rounds, with speedup %2.</source>
        <translation>%1 在复核轮次中更快，加速比 %2。</translation>
    </message>
    <message>
        <source>No candidate is confirmed to be faster by at least %1.</source>
        <translation>没有候选配置经复核快 %1 及以上。</translation>
    </message>
    <message>
        <source>%1 has no valid trial, so there is nothing to compare with.</source>
        <translation>%1 没有有效试验，无法比较。</translation>
    </message>
    <message>
        <source>%1 of the noise is between runs: more steps will not help much, more rounds will.</source>
        <translation>%1 来自运行之间，增加步数作用不大，应增加轮数。</translation>
    </message>
    <message>
        <source>Only %1 of the noise is between runs: more steps per run help as well.</source>
        <translation>只有 %1 来自运行之间，增加每次运行的步数也有用。</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>更快</translation>
    </message>
    <message>
        <source>slightly faster</source>
        <translation>略快</translation>
    </message>
    <message>
        <source>equivalent</source>
        <translation>相当</translation>
    </message>
    <message>
        <source>slightly slower</source>
        <translation>略慢</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>更慢</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>not enough data</source>
        <translation>数据不足</translation>
    </message>
    <message>
        <source>Speedup %1, between %2 and %3 (%4 rounds): certainly faster, by at least %5 as far as the best guess goes.</source>
        <translation>加速比 %1，区间 %2～%3（%4 轮）：确实更快，且最佳估计至少快 %5。</translation>
    </message>
    <message>
        <source>Speedup %1, between %2 and %3 (%4 rounds): certainly slower, by at least %5 as far as the best guess goes.</source>
        <translation>加速比 %1，区间 %2～%3（%4 轮）：确实更慢，且最佳估计至少慢 %5。</translation>
    </message>
    <message>
        <source>Speedup %1, between %2 and %3 (%4 rounds): certainly faster, but by less than the %5 that matter.</source>
        <translation>加速比 %1，区间 %2～%3（%4 轮）：确实更快，但小于有意义的 %5。</translation>
    </message>
    <message>
        <source>Speedup %1, between %2 and %3 (%4 rounds): certainly slower, but by less than the %5 that matter.</source>
        <translation>加速比 %1，区间 %2～%3（%4 轮）：确实更慢，但小于有意义的 %5。</translation>
    </message>
    <message>
        <source>Speedup %1, between %2 and %3 (%4 rounds): any difference is smaller than the %5 that matter.</source>
        <translation>加速比 %1，区间 %2～%3（%4 轮）：即使有差异也小于有意义的 %5。</translation>
    </message>
    <message>
        <source>Speedup %1, between %2 and %3 (%4 rounds): the noise is too large to tell faster from slower.</source>
        <translation>加速比 %1，区间 %2～%3（%4 轮）：噪声太大，分不出快慢。</translation>
    </message>
    <message>
        <source>The others are compared with it.</source>
        <translation>其他候选配置都与它比较。</translation>
    </message>
    <message>
        <source>No round has a valid trial of both this candidate and the baseline.</source>
        <translation>没有任何一轮中该候选配置与基准同时有效。</translation>
    </message>
    <message>
        <source>Only %1 of the %2 rounds needed have a valid trial of both.</source>
        <translation>需要 %2 轮两者同时有效，目前只有 %1 轮。</translation>
    </message>
    <message>
        <source>More than %1 more rounds would be needed: make the machine quieter first.</source>
        <translation>还需 %1 轮以上：请先降低机器噪声。</translation>
    </message>
    <message>
        <source>Cannot read %1: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>A STEP line has the field %1 twice, with different values: %2 and %3</source>
        <translation>STEP 行的字段 %1 出现两次且值不同：%2 和 %3</translation>
    </message>
    <message>
        <source>The field %1 of a STEP line is not an integer: &quot;%2&quot;</source>
        <translation>STEP 行的字段 %1 不是整数：“%2”</translation>
    </message>
    <message>
        <source>The field %1 of a STEP line is empty</source>
        <translation>STEP 行的字段 %1 为空</translation>
    </message>
    <message>
        <source>A STEP line is cut: it ends before the field %1</source>
        <translation>STEP 行被截断：在字段 %1 之前结束</translation>
    </message>
    <message>
        <source>A STEP line has no field %1</source>
        <translation>STEP 行缺少字段 %1</translation>
    </message>
    <message>
        <source>A STEP line names two execution objects: model_id and %1</source>
        <translation>STEP 行有两种执行对象身份：model_id 和 %1</translation>
    </message>
    <message>
        <source>A STEP line names no execution object: neither model_id nor session_id and graph_id</source>
        <translation>STEP 行没有执行对象身份：既没有 model_id，也没有 session_id 和 graph_id</translation>
    </message>
    <message>
        <source>A STEP line has the field %1, but no field %2</source>
        <translation>STEP 行有字段 %1，但没有字段 %2</translation>
    </message>
    <message>
        <source>A STEP line ends before it starts: end_us is %1, start_us is %2</source>
        <translation>STEP 行的结束早于开始：end_us 为 %1，start_us 为 %2</translation>
    </message>
    <message>
        <source>In a STEP line cost_us is %1, but end_us - start_us is %2 - %3</source>
        <translation>STEP 行的 cost_us 为 %1，但 end_us - start_us 为 %2 - %3</translation>
    </message>
    <message>
        <source>A STEP line may be cut within the field %1, behind the value %2</source>
        <translation>STEP 行可能在字段 %1 的值 %2 之后被截断</translation>
    </message>
    <message>
        <source>%1 is no table of steps: in line %2 a quote is not closed</source>
        <translation>%1 不是 STEP 表：第 %2 行的引号没有结束</translation>
    </message>
    <message>
        <source>%1 is no table of steps: &quot;%3&quot; in line %2 cannot be %4</source>
        <translation>%1 不是 STEP 表：第 %2 行的“%3”不能作为 %4</translation>
    </message>
    <message>
        <source>%1 is no table of steps: the column %2 is missing</source>
        <translation>%1 不是 STEP 表：缺少列 %2</translation>
    </message>
    <message>
        <source>no STEP record was found in the output or the logs: is the pass installed, and does this GE write STEP lines?</source>
        <translation>输出和日志中都没有 STEP 记录：Pass 是否已安装？该版本 GE 是否支持 STEP 打点？</translation>
    </message>
    <message>
        <source>the workload ended with exit code %1</source>
        <translation>被测样例的退出码为 %1</translation>
    </message>
    <message>
        <source>the workload was ended by signal %1 (%2)</source>
        <translation>被测样例被信号 %1（%2）终止</translation>
    </message>
    <message>
        <source>the workload did not end within the time limit</source>
        <translation>被测样例超时未结束</translation>
    </message>
    <message>
        <source>the workload could not be started: %1</source>
        <translation>被测样例无法启动：%1</translation>
    </message>
    <message>
        <source>the trial was stopped before it ended</source>
        <translation>试验在结束前被停止</translation>
    </message>
    <message>
        <source>the main execution object %1 recorded no step; recorded were %2</source>
        <translation>主执行对象 %1 没有任何 STEP；有记录的是 %2</translation>
    </message>
    <message>
        <source>%1 processes recorded %2; the steps of process %3 are used</source>
        <translation>有 %1 个进程记录了 %2，取进程 %3 的步</translation>
    </message>
    <message>
        <source>%1 of %2 steps ran with mode %3 instead of %4: the pass is not installed, or another pass overrides it</source>
        <translation>%2 步中有 %1 步的 mode 是 %3 而不是 %4：Pass 未安装，或被其他 Pass 覆盖</translation>
    </message>
    <message>
        <source>%1 of %2 steps failed; step %3 has ret=%4 sync_ret=%5</source>
        <translation>%2 步中有 %1 步失败；第 %3 步 ret=%4 sync_ret=%5</translation>
    </message>
    <message>
        <source>step %1 starts before step %2 has ended: steps were submitted concurrently and cannot be timed one by one</source>
        <translation>第 %1 步在第 %2 步结束前就已开始：时间区间重叠，说明并发提交，不能按串行耗时统计</translation>
    </message>
    <message>
        <source>The output check &quot;%1&quot; is not a regular expression</source>
        <translation>输出检查“%1”不是合法的正则表达式</translation>
    </message>
    <message>
        <source>Escape special characters with a backslash.</source>
        <translation>请用反斜杠转义特殊字符。</translation>
    </message>
    <message>
        <source>The output check &quot;%1&quot; has more than one group</source>
        <translation>输出检查“%1”有多个分组</translation>
    </message>
    <message>
        <source>Use (?:…) for all groups but the one that holds the digest.</source>
        <translation>除摘要所在的分组外，请都写成 (?:…)。</translation>
    </message>
    <message>
        <source>A tolerance of the output check is negative</source>
        <translation>输出检查的误差容限为负</translation>
    </message>
    <message>
        <source>Give 0 or a positive number.</source>
        <translation>请给出 0 或正数。</translation>
    </message>
    <message>
        <source>The output files have different sizes: %1 bytes in %2, %3 in %4</source>
        <translation>输出文件大小不同：%2 为 %1 字节，%4 为 %3 字节</translation>
    </message>
    <message>
        <source>%1 is no file of raw numbers: its size of %2 bytes does not fit</source>
        <translation>%1 不是裸数值文件：大小 %2 字节不合要求</translation>
    </message>
    <message>
        <source>The journal is of version %1, this program reads up to %2</source>
        <translation>运行记录的版本是 %1，本程序最高支持 %2</translation>
    </message>
    <message>
        <source>Use a newer version of the program.</source>
        <translation>请使用更新版本的程序。</translation>
    </message>
    <message>
        <source>%1, line %2 cannot be read</source>
        <translation>%1 第 %2 行无法读取</translation>
    </message>
    <message>
        <source>Restore the file from a copy, or remove the line: the trial is then run again.</source>
        <translation>请从备份恢复该文件，或删除该行（对应的试验会重跑）。</translation>
    </message>
    <message>
        <source>%1 holds no run yet</source>
        <translation>%1 中还没有运行记录</translation>
    </message>
    <message>
        <source>Start the run again in another folder.</source>
        <translation>请在另一个目录重新开始。</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>请检查其权限。</translation>
    </message>
    <message>
        <source>Measured again to confirm: %1.</source>
        <translation>进入复核：%1。</translation>
    </message>
    <message>
        <source>The answer is clear after %1 of %2 confirm rounds: no more are needed.</source>
        <translation>复核了 %1/%2 轮，结论已明确，无需再测。</translation>
    </message>
    <message>
        <source>Not refined: the winner has no stream counts beside it left to try.</source>
        <translation>不细化：胜出配置没有尚未测过的相邻流数。</translation>
    </message>
    <message>
        <source>Not refined: no candidate is confirmed to be faster.</source>
        <translation>不细化：没有经复核更快的候选配置。</translation>
    </message>
    <message>
        <source>Refining around %1: %2.</source>
        <translation>在 %1 附近细化：%2。</translation>
    </message>
    <message>
        <source>No neighbour reaches %1.</source>
        <translation>相邻流数都不如 %1。</translation>
    </message>
    <message>
        <source>The set-up in %1 cannot be read</source>
        <translation>无法读取 %1 中的运行设置</translation>
    </message>
    <message>
        <source>%1 is no result folder</source>
        <translation>%1 不是结果目录</translation>
    </message>
    <message>
        <source>Give the folder that --output-dir named; it holds one of these files.</source>
        <translation>请给出 --output-dir 指定的目录，其中应有上述文件之一。</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>请换一个目录。</translation>
    </message>
    <message>
        <source>Choose a folder that does not exist yet, or continue an earlier run with &quot;tributary-cli resume&quot;.</source>
        <translation>请选择一个尚不存在的目录，或用 tributary-cli resume 继续之前的运行。</translation>
    </message>
    <message>
        <source>There is no folder %1</source>
        <translation>目录 %1 不存在</translation>
    </message>
    <message>
        <source>Give the folder that --output-dir named.</source>
        <translation>请给出 --output-dir 指定的目录。</translation>
    </message>
    <message>
        <source>%1 holds no journal.jsonl</source>
        <translation>%1 中没有 journal.jsonl</translation>
    </message>
    <message>
        <source>Give the folder of a run of this program.</source>
        <translation>请给出本程序某次运行的结果目录。</translation>
    </message>
    <message>
        <source>Cannot clear the folder %1</source>
        <translation>无法清空目录 %1</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; has no valid value</source>
        <translation>字段“%1”的值无效</translation>
    </message>
    <message>
        <source>the command was &quot;%1&quot; and is &quot;%2&quot; now</source>
        <translation>命令原为“%1”，现为“%2”</translation>
    </message>
    <message>
        <source>the working folder was %1 and is %2 now</source>
        <translation>工作目录原为 %1，现为 %2</translation>
    </message>
    <message>
        <source>the candidates were %1 and are %2 now</source>
        <translation>候选配置原为 %1，现为 %2</translation>
    </message>
    <message>
        <source>the variables that are added to the environment differ</source>
        <translation>附加的环境变量不同</translation>
    </message>
    <message>
        <source>warm-up, minimum steps or main execution object differ</source>
        <translation>预热步数、最少步数或主执行对象不同</translation>
    </message>
    <message>
        <source>the output check differs</source>
        <translation>输出检查不同</translation>
    </message>
    <message>
        <source>%1 was &quot;%2&quot; and is &quot;%3&quot; now</source>
        <translation>%1 原为“%2”，现为“%3”</translation>
    </message>
    <message>
        <source>the file %1 is not there any more</source>
        <translation>文件 %1 已不存在</translation>
    </message>
    <message>
        <source>the file %1 has changed</source>
        <translation>文件 %1 已改变</translation>
    </message>
    <message>
        <source>recorded as not valid: %1</source>
        <translation>记录为无效：%1</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>无法读取 %1</translation>
    </message>
    <message>
        <source>%1, trial %2 cannot be read</source>
        <translation>无法读取 %1 的第 %2 次试验</translation>
    </message>
    <message>
        <source>%1 is not confirmed: its output is not default&apos;s.</source>
        <translation>%1 不复核：其输出与 default 不一致。</translation>
    </message>
    <message>
        <source>%1 is not confirmed: it has no valid trial.</source>
        <translation>%1 不复核：没有有效试验。</translation>
    </message>
    <message>
        <source>Nothing is confirmed: default has no valid trial to compare with.</source>
        <translation>不复核：default 没有有效试验，无法比较。</translation>
    </message>
    <message>
        <source>Nothing is confirmed: screening already shows that every candidate is slower than default.</source>
        <translation>不复核：初筛已表明所有候选配置都比 default 慢。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no known reason code</source>
        <translation>“%1”不是已知的原因代码</translation>
    </message>
    <message>
        <source>GE cannot load %1 (%2), and then fails every compile: move it away</source>
        <translation>GE 无法加载 %1（%2），编图会全部失败：请移走</translation>
    </message>
    <message>
        <source>Another pass sets the multi-stream mode too: %1: move it away for the run</source>
        <translation>另有 Pass 也设置多流模式：%1：请在运行期间移走</translation>
    </message>
    <message>
        <source>The value &quot;%1&quot; of --%2 is not valid</source>
        <translation>--%2 的值“%1”无效</translation>
    </message>
    <message>
        <source>Give a whole number of %1 or more.</source>
        <translation>请给出不小于 %1 的整数。</translation>
    </message>
    <message>
        <source>The run cannot be continued under other conditions</source>
        <translation>条件已变，不能继续该次运行</translation>
    </message>
    <message>
        <source>Restore them, start a new run, or use --force.</source>
        <translation>请恢复原条件、重新开始一次运行，或使用 --force。</translation>
    </message>
    <message>
        <source>The options are not valid</source>
        <translation>选项无效</translation>
    </message>
    <message>
        <source>&quot;tributary-cli tune --help&quot; lists them.</source>
        <translation>可用选项见 tributary-cli tune --help。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no option</source>
        <translation>“%1”不是选项</translation>
    </message>
    <message>
        <source>Put the whole command in quotes: --run-command &quot;python3 run.py&quot;.</source>
        <translation>请把整条命令放在引号里：--run-command &quot;python3 run.py&quot;。</translation>
    </message>
    <message>
        <source>Give a number above 0.</source>
        <translation>请给出大于 0 的数。</translation>
    </message>
    <message>
        <source>There is no workload</source>
        <translation>没有给出被测命令</translation>
    </message>
    <message>
        <source>Give it with --run-command &quot;…&quot;.</source>
        <translation>请用 --run-command &quot;…&quot; 给出。</translation>
    </message>
    <message>
        <source>Use fixed or adaptive.</source>
        <translation>请使用 fixed 或 adaptive。</translation>
    </message>
    <message>
        <source>Use mirrored, shuffled or round-robin.</source>
        <translation>请使用 mirrored、shuffled 或 round-robin。</translation>
    </message>
    <message>
        <source>Give a number between 0 and 1, such as 0.02.</source>
        <translation>请给出 0 到 1 之间的数，如 0.02。</translation>
    </message>
    <message>
        <source>Give a whole number of 0 or more.</source>
        <translation>请给出不小于 0 的整数。</translation>
    </message>
    <message>
        <source>Write session_id:graph_id, such as 0:1, or model:7.</source>
        <translation>请写成 session_id:graph_id（如 0:1）或 model:7。</translation>
    </message>
    <message>
        <source>Use float32 or float64.</source>
        <translation>请使用 float32 或 float64。</translation>
    </message>
    <message>
        <source>Write NAME=VALUE.</source>
        <translation>请写成 NAME=VALUE。</translation>
    </message>
    <message>
        <source>Give a number.</source>
        <translation>请给出一个数。</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;</source>
        <translation>没有语言“%1”</translation>
    </message>
    <message>
        <source>Use en or zh.</source>
        <translation>请使用 en 或 zh。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Not certain: round by round, the speedup of %1 is %2, between %3 and %4 (%5 rounds), so it may be chance. About %6 more round(s) would decide.</source>
        <translation>不确定。逐轮配对，%1 的加速比为 %2，区间 %3～%4（%5 轮），可能是偶然。再测约 %6 轮可以判定。</translation>
    </message>
    <message>
        <source>Not certain: %1 of the candidates cannot be told from the baseline yet. About %2 more round(s) would decide.</source>
        <translation>不确定。有 %1 个候选配置尚不能与基准区分。再测约 %2 轮可以判定。</translation>
    </message>
    <message>
        <source>At least %1 more round(s) needed.</source>
        <translation>至少还需 %1 轮。</translation>
    </message>
    <message>
        <source>About %1 more round(s) would decide.</source>
        <translation>再测约 %1 轮可以判定。</translation>
    </message>
    <message>
        <source>process %1 did not record the main execution object; %2 other process(es) did</source>
        <translation>进程 %1 没有记录主执行对象，另有 %2 个进程有记录</translation>
    </message>
    <message>
        <source>only %1 step(s) after the warm-up, %2 are needed</source>
        <translation>丢弃预热后只有 %1 步，需要 %2 步</translation>
    </message>
    <message>
        <source>default (control)</source>
        <translation>default (对照)</translation>
    </message>
    <message>
        <source>Restore them, start a new run, or continue all the same.</source>
        <translation>请恢复原条件、重新开始一次运行，或仍然继续。</translation>
    </message>
    <message>
        <source>%1 STEP lines cannot be used; the first is named above</source>
        <translation>共有 %1 行 STEP 无法使用；上面给出的是第一行</translation>
    </message>
    <message>
        <source>%1 is being written by another process</source>
        <translation>另一个进程正在写 %1</translation>
    </message>
    <message>
        <source>Wait for its end or stop it.</source>
        <translation>请等它结束或将其停止。</translation>
    </message>
    <message>
        <source>It must be a text in quotes.</source>
        <translation>必须是带引号的文本。</translation>
    </message>
    <message>
        <source>It must be true or false.</source>
        <translation>必须是 true 或 false。</translation>
    </message>
    <message>
        <source>It must be a whole number.</source>
        <translation>必须是整数。</translation>
    </message>
    <message>
        <source>It must be a number.</source>
        <translation>必须是数字。</translation>
    </message>
    <message>
        <source>It must be an object in braces.</source>
        <translation>必须是花括号括起的对象。</translation>
    </message>
    <message>
        <source>It must be a list of texts.</source>
        <translation>必须是文本列表。</translation>
    </message>
    <message>
        <source>It must be a list of whole numbers.</source>
        <translation>必须是整数列表。</translation>
    </message>
    <message>
        <source>It must be a list of objects in braces.</source>
        <translation>必须是由花括号括起的对象组成的列表。</translation>
    </message>
    <message>
        <source>It must be an object whose values are texts.</source>
        <translation>必须是值为文本的对象。</translation>
    </message>
    <message>
        <source>It must be %1 or more.</source>
        <translation>必须不小于 %1。</translation>
    </message>
    <message>
        <source>It must be from %1 to %2.</source>
        <translation>必须在 %1 到 %2 之间。</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is out of its range</source>
        <translation>字段“%1”超出范围</translation>
    </message>
    <message>
        <source>No recommendation: there is no valid data of the baseline</source>
        <translation>无法推荐：基准没有有效数据</translation>
    </message>
    <message>
        <source>Keep %1: nothing is faster</source>
        <translation>保持 %1：没有更快的配置</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>使用 %1</translation>
    </message>
    <message>
        <source>Use %1: speedup %2</source>
        <translation>使用 %1：加速比 %2</translation>
    </message>
    <message>
        <source>Not finished: %1 trials so far</source>
        <translation>未完成：目前 %1 次试验</translation>
    </message>
    <message>
        <source>%1 is no Tributary project</source>
        <translation>%1 不是 Tributary 工程</translation>
    </message>
    <message>
        <source>The field &quot;format&quot; says what a file is. Choose a *.tributary file.</source>
        <translation>字段“format”说明文件的类型。请选择 *.tributary 文件。</translation>
    </message>
    <message>
        <source>The project is of version %1, this program reads up to %2</source>
        <translation>该工程的版本为 %1，本程序最高支持版本 %2</translation>
    </message>
    <message>
        <source>Open it with a newer version of the program; the file is left as it is.</source>
        <translation>请用更新版本的程序打开；该文件保持不变。</translation>
    </message>
    <message>
        <source>Give the result folder of the run.</source>
        <translation>请给出本次运行的结果目录。</translation>
    </message>
    <message>
        <source>Write a time such as 2026-11-29T20:14:00.000Z.</source>
        <translation>请按 2026-11-29T20:14:00.000Z 的格式书写时间。</translation>
    </message>
    <message>
        <source>Write a colour such as #1f77b4.</source>
        <translation>请按 #1f77b4 的格式书写颜色。</translation>
    </message>
    <message>
        <source>Restore the file from a copy, or correct the field.</source>
        <translation>请从备份恢复该文件，或改正该字段。</translation>
    </message>
    <message>
        <source>Known are cv, LoadBalance, MainStream and WeightedLoadBalance.</source>
        <translation>可用的有 cv、LoadBalance、MainStream 和 WeightedLoadBalance。</translation>
    </message>
    <message>
        <source>There is no command to run</source>
        <translation>没有要运行的命令</translation>
    </message>
    <message>
        <source>Write the command of the workload on the Setup page, such as python3 run.py.</source>
        <translation>请在“设置”页填写被测命令，如 python3 run.py。</translation>
    </message>
    <message>
        <source>it is no JSON object</source>
        <translation>不是 JSON 对象</translation>
    </message>
    <message>
        <source>The disk is full; the last trial does not count, since its logs may be cut</source>
        <translation>磁盘已满；最后一次试验的日志可能不完整，因此不计入</translation>
    </message>
    <message>
        <source>Free some space, then continue with &quot;tributary-cli resume&quot;.</source>
        <translation>请释放一些空间，然后用 tributary-cli resume 继续。</translation>
    </message>
    <message>
        <source>Give a whole number from %1 to %2.</source>
        <translation>请给出 %1 到 %2 的整数。</translation>
    </message>
    <message>
        <source>--%1: %2</source>
        <translation>--%1：%2</translation>
    </message>
    <message>
        <source>Name a folder.</source>
        <translation>请给出一个目录。</translation>
    </message>
    <message>
        <source>Name a folder that exists.</source>
        <translation>请给出一个已存在的目录。</translation>
    </message>
    <message>
        <source>Give at least one name, such as LoadBalance:4 or LoadBalance.</source>
        <translation>请至少给出一个名称，如 LoadBalance:4 或 LoadBalance。</translation>
    </message>
    <message>
        <source>The project has no file yet</source>
        <translation>该工程还没有对应的文件</translation>
    </message>
    <message>
        <source>Choose a name for it with Save as.</source>
        <translation>请用“另存为”为其选择文件名。</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened</source>
        <translation>%1 在打开之后被其他程序修改过</translation>
    </message>
    <message>
        <source>Save under another name, or under the same one to overwrite it.</source>
        <translation>请另存为其他名称，或以同名保存将其覆盖。</translation>
    </message>
    <message>
        <source>%1 has no line %2</source>
        <translation>%1 没有第 %2 行</translation>
    </message>
    <message>
        <source>The folder of the example cannot be made</source>
        <translation>无法创建示例的目录</translation>
    </message>
    <message>
        <source>Check that you may write there and that the disk is not full.</source>
        <translation>请确认您对该处有写权限且磁盘未满。</translation>
    </message>
    <message>
        <source>The sample workload of the example is not installed</source>
        <translation>未安装示例所用的样例</translation>
    </message>
    <message>
        <source>Install Tributary again, or set up a run of your own workload.</source>
        <translation>请重新安装 Tributary，或设置一次针对您自己被测样例的运行。</translation>
    </message>
    <message>
        <source>Write the command of the workload, such as python3 run.py.</source>
        <translation>请填写被测命令，如 python3 run.py。</translation>
    </message>
    <message>
        <source>There is no style &quot;%1&quot;</source>
        <translation>没有样式“%1”</translation>
    </message>
    <message>
        <source>Use dark, light or system.</source>
        <translation>可用 dark、light 或 system。</translation>
    </message>
    <message>
        <source>--control and --no-control exclude each other</source>
        <translation>--control 与 --no-control 不能同时使用</translation>
    </message>
    <message>
        <source>Give one of them, or none: an adaptive plan then has the control.</source>
        <translation>请只给出其中一个，或都不给：自适应计划默认带对照。</translation>
    </message>
    <message>
        <source>The connection to %1 is gone for good</source>
        <translation>与 %1 的连接无法恢复</translation>
    </message>
    <message>
        <source>Nothing that was measured is lost: go on later with &quot;tributary-cli resume&quot;.</source>
        <translation>已测量的结果没有丢失：以后可用“tributary-cli resume”继续。</translation>
    </message>
    <message>
        <source>the connection was lost %1 time(s); the trial was run again</source>
        <translation>连接断开 %1 次；该次试验已重新运行</translation>
    </message>
    <message>
        <source>the connection is lost; trying again in %1 s</source>
        <translation>连接已断开；%1 s 后重试</translation>
    </message>
    <message>
        <source>a file of the target&apos;s logs was not taken: %1</source>
        <translation>目标机日志中的一个文件未被取回：%1</translation>
    </message>
    <message>
        <source>the logs could not be fetched within %1 seconds</source>
        <translation>未能在 %1 秒内取回日志</translation>
    </message>
    <message>
        <source>the logs could not be fetched: %1</source>
        <translation>未能取回日志：%1</translation>
    </message>
    <message>
        <source>the output file %1 could not be fetched: %2</source>
        <translation>未能取回输出文件 %1：%2</translation>
    </message>
    <message>
        <source>Cannot read %1 on the target</source>
        <translation>无法读取目标机上的 %1</translation>
    </message>
    <message>
        <source>Check the path; a relative one starts at the login&apos;s home.</source>
        <translation>请检查路径；相对路径从登录账户的主目录算起。</translation>
    </message>
    <message>
        <source>No target machine is chosen</source>
        <translation>尚未选择目标机</translation>
    </message>
    <message>
        <source>Choose one on the Setup page, or add one there.</source>
        <translation>请在设置页选择一台，或在那里添加。</translation>
    </message>
    <message>
        <source>There is no target &quot;%1&quot;</source>
        <translation>没有名为“%1”的目标机</translation>
    </message>
    <message>
        <source>Choose another one on the Setup page, or add it again.</source>
        <translation>请在设置页选择另一台，或重新添加。</translation>
    </message>
    <message>
        <source>There is no command that compiles the model</source>
        <translation>没有编译模型的命令</translation>
    </message>
    <message>
        <source>Write it on the Setup page, such as atc --model=model.onnx --framework=5 --output={om_prefix}.</source>
        <translation>请在设置页填写，例如 atc --model=model.onnx --framework=5 --output={om_prefix}。</translation>
    </message>
    <message>
        <source>Passwords belong into the keychain, never into a file: remove the field.</source>
        <translation>密码应放在钥匙串中，绝不放在文件里：请删除该字段。</translation>
    </message>
    <message>
        <source>Use online or offline.</source>
        <translation>请使用 online 或 offline。</translation>
    </message>
    <message>
        <source>The ssh-agent cannot be used</source>
        <translation>无法使用 ssh-agent</translation>
    </message>
    <message>
        <source>Look with ssh-add -l whether it runs and holds your key.</source>
        <translation>请用 ssh-add -l 查看它是否在运行并持有你的密钥。</translation>
    </message>
    <message>
        <source>resolve the name</source>
        <translation>解析名称</translation>
    </message>
    <message>
        <source>connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>host key</source>
        <translation>主机密钥</translation>
    </message>
    <message>
        <source>login</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>shell</source>
        <translation>shell</translation>
    </message>
    <message>
        <source>SFTP</source>
        <translation>SFTP</translation>
    </message>
    <message>
        <source>free space</source>
        <translation>剩余空间</translation>
    </message>
    <message>
        <source>remote_workdir</source>
        <translation>remote_workdir</translation>
    </message>
    <message>
        <source>cann_env</source>
        <translation>cann_env</translation>
    </message>
    <message>
        <source>program of run_command</source>
        <translation>run_command 的程序</translation>
    </message>
    <message>
        <source>NPU</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>The address is known</source>
        <translation>地址已知</translation>
    </message>
    <message>
        <source>The jump host looks the name up</source>
        <translation>名称由跳板机解析</translation>
    </message>
    <message>
        <source>An SSH server answers</source>
        <translation>SSH 服务有应答</translation>
    </message>
    <message>
        <source>The host key is accepted</source>
        <translation>主机密钥已接受</translation>
    </message>
    <message>
        <source>The login works</source>
        <translation>登录成功</translation>
    </message>
    <message>
        <source>The target offers no SFTP</source>
        <translation>目标机不提供 SFTP</translation>
    </message>
    <message>
        <source>Files can be copied over SFTP</source>
        <translation>可通过 SFTP 复制文件</translation>
    </message>
    <message>
        <source>Files are copied over SCP instead, which cannot continue a copy.</source>
        <translation>改用 SCP 复制文件，它不能续传。</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Not tried because of the failure before</source>
        <translation>因前面的失败而未尝试</translation>
    </message>
    <message>
        <source>The target did not answer within %1 s</source>
        <translation>目标机未在 %1 s 内应答</translation>
    </message>
    <message>
        <source>Look on the target for what hangs, e.g. a network disk.</source>
        <translation>请在目标机上查看是什么挂起，例如网络磁盘。</translation>
    </message>
    <message>
        <source>An environment variable cannot be called &quot;%1&quot;</source>
        <translation>环境变量不能命名为“%1”</translation>
    </message>
    <message>
        <source>Use letters, digits and &apos;_&apos;.</source>
        <translation>请使用字母、数字和“_”。</translation>
    </message>
    <message>
        <source>A run cannot have the id &quot;%1&quot;</source>
        <translation>运行不能使用标识“%1”</translation>
    </message>
    <message>
        <source>The CANN environment %1 is not on the target, or cannot be read</source>
        <translation>目标机上没有 CANN 环境 %1，或无法读取</translation>
    </message>
    <message>
        <source>Correct cann_env of the target, or leave it out if none is needed.</source>
        <translation>请更正目标机的 cann_env；不需要时可留空。</translation>
    </message>
    <message>
        <source>The log folder %1 on the target cannot be emptied</source>
        <translation>无法清空目标机上的日志目录 %1</translation>
    </message>
    <message>
        <source>Check that the work folder is still there and belongs to this run.</source>
        <translation>请检查工作目录是否仍在并属于本次运行。</translation>
    </message>
    <message>
        <source>more than %1 folders deep</source>
        <translation>深度超过 %1 级目录</translation>
    </message>
    <message>
        <source>there twice</source>
        <translation>出现两次</translation>
    </message>
    <message>
        <source>%1 bytes, more than is taken</source>
        <translation>%1 字节，超出可接受的大小</translation>
    </message>
    <message>
        <source>more bytes than are taken</source>
        <translation>字节数超出可接受的大小</translation>
    </message>
    <message>
        <source>more than %1 files and folders; the rest is left there</source>
        <translation>超过 %1 个文件和目录；其余留在那里</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>The host key of %1, port %2 is not known</source>
        <translation>%1（端口 %2）的主机密钥未知</translation>
    </message>
    <message>
        <source>Compare the fingerprint with that on the server (ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub), then accept it; on the command line with --accept-new-host-key.</source>
        <translation>请与服务器上的指纹（ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub）核对后接受；命令行使用 --accept-new-host-key。</translation>
    </message>
    <message>
        <source>The host key of %1, port %2 is revoked</source>
        <translation>%1（端口 %2）的主机密钥已被吊销</translation>
    </message>
    <message>
        <source>Do not connect. Ask who runs the server for its new key.</source>
        <translation>请不要连接。请向服务器管理员索取新的密钥。</translation>
    </message>
    <message>
        <source>%1, port %2 shows a host key of another type than the recorded ones</source>
        <translation>%1（端口 %2）出示的主机密钥类型与已记录的不同</translation>
    </message>
    <message>
        <source>Connect once with ssh: it records the other keys of a server that it knows. Or, if who runs the server vouches for this key, remove the old ones and connect again: %1</source>
        <translation>请先用 ssh 连接一次：它会记录其已知服务器的其他密钥。或者，若服务器管理员确认该密钥，请删除旧密钥后重新连接：%1</translation>
    </message>
    <message>
        <source>The host key of %1, port %2 has changed</source>
        <translation>%1（端口 %2）的主机密钥已改变</translation>
    </message>
    <message>
        <source>Somebody may be listening in. If the server was set up anew (ask who runs it), remove the old key and connect again: %1</source>
        <translation>可能有人在监听。如果服务器已重新安装（请询问其管理员），请删除旧密钥后重新连接：%1</translation>
    </message>
    <message>
        <source>The tunnel through the jump host is broken</source>
        <translation>经由跳板机的通道已中断</translation>
    </message>
    <message>
        <source>The jump host %1 does not connect to %2, port %3</source>
        <translation>跳板机 %1 未能连接到 %2（端口 %3）</translation>
    </message>
    <message>
        <source>Check on %1 that the target can be reached, and that its sshd_config has AllowTcpForwarding yes.</source>
        <translation>请在 %1 上检查目标机是否可达，以及其 sshd_config 是否为 AllowTcpForwarding yes。</translation>
    </message>
    <message>
        <source>%1 is no private key that this program can read</source>
        <translation>%1 不是本程序可读取的私钥</translation>
    </message>
    <message>
        <source>It is a public key. Name the private one, without .pub.</source>
        <translation>这是公钥。请指定不带 .pub 的私钥。</translation>
    </message>
    <message>
        <source>It is a PuTTY key. Convert it: puttygen %1 -O private-openssh -o %1.key</source>
        <translation>这是 PuTTY 密钥。请转换：puttygen %1 -O private-openssh -o %1.key</translation>
    </message>
    <message>
        <source>Name an OpenSSH, PEM or PKCS#8 key, as ssh-keygen makes them.</source>
        <translation>请指定 ssh-keygen 生成的 OpenSSH、PEM 或 PKCS#8 密钥。</translation>
    </message>
    <message>
        <source>The host key cannot be recorded in %1</source>
        <translation>主机密钥无法记录到 %1</translation>
    </message>
    <message>
        <source>Check that the file and its folder are yours and writable.</source>
        <translation>请检查该文件及其目录是否归你所有且可写。</translation>
    </message>
    <message>
        <source>The login does not come to an end</source>
        <translation>登录过程没有结束</translation>
    </message>
    <message>
        <source>%1 does not say how to log in</source>
        <translation>%1 没有说明如何登录</translation>
    </message>
    <message>
        <source>No passphrase was given for the key %1</source>
        <translation>没有给出密钥 %1 的口令</translation>
    </message>
    <message>
        <source>The passphrase of the key %1 is wrong</source>
        <translation>密钥 %1 的口令错误</translation>
    </message>
    <message>
        <source>Try it with ssh-keygen -y -f FILE; what is stored in the keychain may be old.</source>
        <translation>请用 ssh-keygen -y -f FILE 验证；钥匙串中保存的可能是旧的。</translation>
    </message>
    <message>
        <source>The private key file is damaged</source>
        <translation>私钥文件已损坏</translation>
    </message>
    <message>
        <source>Copy it again from where it came, or make a new key with ssh-keygen.</source>
        <translation>请从来源重新复制，或用 ssh-keygen 生成新的密钥。</translation>
    </message>
    <message>
        <source>The private key is encrypted with %1, which this program cannot read</source>
        <translation>私钥以 %1 加密，本程序无法读取</translation>
    </message>
    <message>
        <source>Load the key into ssh-agent, or change the cipher: ssh-keygen -p -f FILE.</source>
        <translation>请将密钥加载到 ssh-agent，或更换加密算法：ssh-keygen -p -f FILE。</translation>
    </message>
    <message>
        <source>The private key is of a kind that this program cannot use</source>
        <translation>私钥属于本程序无法使用的种类</translation>
    </message>
    <message>
        <source>Use an Ed25519, ECDSA or RSA key.</source>
        <translation>请使用 Ed25519、ECDSA 或 RSA 密钥。</translation>
    </message>
    <message>
        <source>The private key does not sign</source>
        <translation>私钥无法签名</translation>
    </message>
    <message>
        <source>Make a new key with ssh-keygen, or use another one.</source>
        <translation>请用 ssh-keygen 生成新的密钥，或使用另一个。</translation>
    </message>
    <message>
        <source>Cannot write %1 on the target</source>
        <translation>无法写入目标机上的 %1</translation>
    </message>
    <message>
        <source>Cannot remove %1 on the target</source>
        <translation>无法删除目标机上的 %1</translation>
    </message>
    <message>
        <source>The work folder %1 on the target is a link</source>
        <translation>目标机上的工作目录 %1 是链接</translation>
    </message>
    <message>
        <source>The work folder %1 on the target is not a folder</source>
        <translation>目标机上的工作目录 %1 不是目录</translation>
    </message>
    <message>
        <source>The work folder %1 on the target cannot be read</source>
        <translation>无法读取目标机上的工作目录 %1</translation>
    </message>
    <message>
        <source>The work folder %1 on the target holds other things</source>
        <translation>目标机上的工作目录 %1 含有其他内容</translation>
    </message>
    <message>
        <source>The work folder %1 on the target does not hold the marker of the run</source>
        <translation>目标机上的工作目录 %1 没有本次运行的标记</translation>
    </message>
    <message>
        <source>The work folder %1 on the target belongs to another run</source>
        <translation>目标机上的工作目录 %1 属于另一次运行</translation>
    </message>
    <message>
        <source>Too much would be deleted with the work folder %1 on the target</source>
        <translation>随目标机上的工作目录 %1 会删除过多内容</translation>
    </message>
    <message>
        <source>The work folder %1 on the target was moved since it was made</source>
        <translation>目标机上的工作目录 %1 在创建后被移动过</translation>
    </message>
    <message>
        <source>The work folder %1 on the target cannot be removed</source>
        <translation>无法删除目标机上的工作目录 %1</translation>
    </message>
    <message>
        <source>The work folder %1 on the target cannot be written</source>
        <translation>无法写入目标机上的工作目录 %1</translation>
    </message>
    <message>
        <source>Name another folder, best one that does not exist yet.</source>
        <translation>请指定另一个目录，最好是尚不存在的。</translation>
    </message>
    <message>
        <source>Look at it there, and remove it by hand if it is of no use.</source>
        <translation>请在那里查看，若无用处请手工删除。</translation>
    </message>
    <message>
        <source>Give an absolute path of at least two levels, like /home/user/tuning.</source>
        <translation>请给出至少两级的绝对路径，例如 /home/user/tuning。</translation>
    </message>
    <message>
        <source>The work folder &quot;%1&quot; cannot be used on a target</source>
        <translation>目标机上不能使用工作目录“%1”</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>名称为空</translation>
    </message>
    <message>
        <source>the name leads to another folder</source>
        <translation>名称指向另一个目录</translation>
    </message>
    <message>
        <source>the name holds a slash</source>
        <translation>名称含有斜杠</translation>
    </message>
    <message>
        <source>the name is longer than %1 bytes</source>
        <translation>名称超过 %1 字节</translation>
    </message>
    <message>
        <source>the name is not UTF-8</source>
        <translation>名称不是 UTF-8</translation>
    </message>
    <message>
        <source>the name holds control characters</source>
        <translation>名称含有控制字符</translation>
    </message>
    <message>
        <source>The command could not be started on the target</source>
        <translation>命令未能在目标机上启动</translation>
    </message>
    <message>
        <source>Check that the target has memory and processes left.</source>
        <translation>请检查目标机是否还有可用内存和进程数。</translation>
    </message>
    <message>
        <source>The CANN environment %1 failed on the target</source>
        <translation>CANN 环境 %1 在目标机上失败</translation>
    </message>
    <message>
        <source>Source it there by hand, and correct the path in the target or the script.</source>
        <translation>请在那里手工 source，并更正目标机的路径或脚本。</translation>
    </message>
    <message>
        <source>The shell on the target ended before its script</source>
        <translation>目标机上的 shell 先于其脚本结束</translation>
    </message>
    <message>
        <source>Look there for who ends processes (memory, limits), then try again.</source>
        <translation>请查看那里是谁结束了进程（内存、限制），然后重试。</translation>
    </message>
    <message>
        <source>Processes of an earlier trial on the target cannot be ended</source>
        <translation>无法结束目标机上前一次试验的进程</translation>
    </message>
    <message>
        <source>Look there at the processes with these numbers; the device may hang.</source>
        <translation>请在那里查看这些编号的进程；设备可能已挂起。</translation>
    </message>
    <message>
        <source>scp on the target failed with %1</source>
        <translation>目标机上的 scp 失败：%1</translation>
    </message>
    <message>
        <source>Check free space and permissions there, or enable SFTP.</source>
        <translation>请检查那里的剩余空间和权限，或启用 SFTP。</translation>
    </message>
    <message>
        <source>The file has become shorter while it was sent</source>
        <translation>文件在发送过程中变短了</translation>
    </message>
    <message>
        <source>Cannot list %1 on the target</source>
        <translation>无法列出目标机上的 %1</translation>
    </message>
    <message>
        <source>neither a file nor a folder</source>
        <translation>既不是文件也不是目录</translation>
    </message>
    <message>
        <source>The target runs no shell commands</source>
        <translation>目标机不能运行 shell 命令</translation>
    </message>
    <message>
        <source>Check that the account may run commands and that /bin/sh is there.</source>
        <translation>请检查账户是否可以运行命令，以及 /bin/sh 是否存在。</translation>
    </message>
    <message>
        <source>%1 offers no algorithm that this program&apos;s libssh2 can speak</source>
        <translation>%1 不提供本程序的 libssh2 所支持的算法</translation>
    </message>
    <message>
        <source>Use a newer libssh2 (1.11 or later), or allow one of the named algorithms in the server&apos;s sshd_config: %1.</source>
        <translation>请使用更新的 libssh2（1.11 或更高），或在服务器的 sshd_config 中允许下列算法之一：%1。</translation>
    </message>
    <message>
        <source>%1, port %2 takes connections but says nothing</source>
        <translation>%1（端口 %2）接受连接但没有应答</translation>
    </message>
    <message>
        <source>Check that an SSH server runs on this port, and that it is not overloaded.</source>
        <translation>请检查该端口上是否运行 SSH 服务，以及它是否过载。</translation>
    </message>
    <message>
        <source>No SSH server runs on %1, port %2</source>
        <translation>%1（端口 %2）上没有 SSH 服务</translation>
    </message>
    <message>
        <source>Something else answers there. Check the port.</source>
        <translation>那里应答的是别的服务。请检查端口。</translation>
    </message>
    <message>
        <source>%1, port %2 closes the connection at once</source>
        <translation>%1（端口 %2）立即关闭连接</translation>
    </message>
    <message>
        <source>The server may refuse this machine (fail2ban, hosts.deny) or be too busy (MaxStartups). Wait a minute, then look into the server&apos;s log.</source>
        <translation>服务器可能拒绝本机（fail2ban、hosts.deny）或过于繁忙（MaxStartups）。请稍等一分钟，再查看服务器日志。</translation>
    </message>
    <message>
        <source>The target has no SFTP</source>
        <translation>目标机没有 SFTP</translation>
    </message>
    <message>
        <source>Enable it there: &quot;Subsystem sftp internal-sftp&quot; in sshd_config.</source>
        <translation>请在那里启用：sshd_config 中的“Subsystem sftp internal-sftp”。</translation>
    </message>
    <message>
        <source>SFTP on the target does not work: something else answers in its place</source>
        <translation>目标机上的 SFTP 不工作：应答的是别的程序</translation>
    </message>
    <message>
        <source>Take out what prints text in the shell&apos;s start files there (~/.bashrc, ~/.cshrc, /etc/profile) when it is not interactive, or the command that sshd_config forces.</source>
        <translation>请从那里 shell 的启动文件（~/.bashrc、~/.cshrc、/etc/profile）中去掉非交互时输出文本的内容，或去掉 sshd_config 强制的命令。</translation>
    </message>
    <message>
        <source>SFTP on the target does not start</source>
        <translation>目标机上的 SFTP 没有启动</translation>
    </message>
    <message>
        <source>SFTP on the target does not end</source>
        <translation>目标机上的 SFTP 没有结束</translation>
    </message>
    <message>
        <source>Cannot open %1 on the target</source>
        <translation>无法打开目标机上的 %1</translation>
    </message>
    <message>
        <source>A file on the target cannot be closed</source>
        <translation>无法关闭目标机上的文件</translation>
    </message>
    <message>
        <source>Cannot read a link on the target</source>
        <translation>无法读取目标机上的链接</translation>
    </message>
    <message>
        <source>a link to &quot;%1&quot;</source>
        <translation>指向“%1”的链接</translation>
    </message>
    <message>
        <source>Cannot look at %1 on the target</source>
        <translation>无法查看目标机上的 %1</translation>
    </message>
    <message>
        <source>The target does not write what is sent</source>
        <translation>目标机没有写入发送的内容</translation>
    </message>
    <message>
        <source>The target does not tell its free space</source>
        <translation>目标机没有给出剩余空间</translation>
    </message>
    <message>
        <source>Check that the models fit there.</source>
        <translation>请检查那里是否容得下这些模型。</translation>
    </message>
    <message>
        <source>Remove something there, or choose a remote_workdir on another disk.</source>
        <translation>请在那里删除一些内容，或选择另一磁盘上的 remote_workdir。</translation>
    </message>
    <message>
        <source>The disk of remote_workdir is full</source>
        <translation>remote_workdir 所在磁盘已满</translation>
    </message>
    <message>
        <source>Only %1 are free</source>
        <translation>只剩 %1</translation>
    </message>
    <message>
        <source>%1 are free</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>Choose a remote_workdir that the account may write to.</source>
        <translation>请选择账户可写的 remote_workdir。</translation>
    </message>
    <message>
        <source>remote_workdir is no folder</source>
        <translation>remote_workdir 不是目录</translation>
    </message>
    <message>
        <source>remote_workdir cannot be written to</source>
        <translation>remote_workdir 不可写</translation>
    </message>
    <message>
        <source>remote_workdir is the home of the account</source>
        <translation>remote_workdir 是账户的主目录</translation>
    </message>
    <message>
        <source>Choose a folder for the runs alone.</source>
        <translation>请选择专供运行使用的目录。</translation>
    </message>
    <message>
        <source>remote_workdir is there with other content, which is left alone</source>
        <translation>remote_workdir 已存在且含有其他内容，不会改动</translation>
    </message>
    <message>
        <source>remote_workdir can be made</source>
        <translation>remote_workdir 可以创建</translation>
    </message>
    <message>
        <source>remote_workdir is there and empty</source>
        <translation>remote_workdir 已存在且为空</translation>
    </message>
    <message>
        <source>cann_env is not there</source>
        <translation>cann_env 不存在</translation>
    </message>
    <message>
        <source>Give the path of set_env.sh on the target.</source>
        <translation>请给出目标机上 set_env.sh 的路径。</translation>
    </message>
    <message>
        <source>cann_env cannot be read by the account</source>
        <translation>账户无法读取 cann_env</translation>
    </message>
    <message>
        <source>Correct its permissions on the target.</source>
        <translation>请在目标机上更正其权限。</translation>
    </message>
    <message>
        <source>cann_env ends the shell that sources it</source>
        <translation>cann_env 会结束 source 它的 shell</translation>
    </message>
    <message>
        <source>Correct the script: it must work under /bin/sh.</source>
        <translation>请更正该脚本：它必须能在 /bin/sh 下工作。</translation>
    </message>
    <message>
        <source>cann_env is there</source>
        <translation>cann_env 存在</translation>
    </message>
    <message>
        <source>The program %1 is not there</source>
        <translation>程序 %1 不存在</translation>
    </message>
    <message>
        <source>Install it on the target, or write its whole path into run_command: only cann_env is sourced before it, no profile of the account.</source>
        <translation>请在目标机上安装它，或在 run_command 中写出其完整路径：之前只 source cann_env，不读账户的 profile。</translation>
    </message>
    <message>
        <source>%1 is not there</source>
        <translation>%1 不存在</translation>
    </message>
    <message>
        <source>Put your program on the target: only the models are uploaded.</source>
        <translation>请将你的程序放到目标机上：只上传模型。</translation>
    </message>
    <message>
        <source>The program %1 is there</source>
        <translation>程序 %1 存在</translation>
    </message>
    <message>
        <source>npu-smi is not there: whether an NPU is busy is not known</source>
        <translation>没有 npu-smi：无法得知 NPU 是否被占用</translation>
    </message>
    <message>
        <source>Check that nothing else uses the NPU during the run.</source>
        <translation>请确认运行期间没有其他程序使用 NPU。</translation>
    </message>
    <message>
        <source>npu-smi is there</source>
        <translation>npu-smi 存在</translation>
    </message>
    <message>
        <source>Another program uses an NPU</source>
        <translation>另一程序正在使用 NPU</translation>
    </message>
    <message>
        <source>Wait for its end, or use an NPU that is free: it would spoil the times.</source>
        <translation>请等待其结束，或使用空闲的 NPU：否则会影响耗时。</translation>
    </message>
    <message>
        <source>No NPU is busy</source>
        <translation>没有 NPU 被占用</translation>
    </message>
    <message>
        <source>Commands run under /bin/sh</source>
        <translation>命令在 /bin/sh 下运行</translation>
    </message>
    <message>
        <source>No cann_env is given</source>
        <translation>没有给出 cann_env</translation>
    </message>
    <message>
        <source>The target opens no channel for a command</source>
        <translation>目标机没有为命令打开通道</translation>
    </message>
    <message>
        <source>A channel cannot be closed</source>
        <translation>无法关闭通道</translation>
    </message>
    <message>
        <source>The target does not start a command</source>
        <translation>目标机没有启动命令</translation>
    </message>
    <message>
        <source>The target takes no more input</source>
        <translation>目标机不再接收输入</translation>
    </message>
    <message>
        <source>The output cannot be read</source>
        <translation>无法读取输出</translation>
    </message>
    <message>
        <source>The SSH configuration for %1 cannot be used</source>
        <translation>无法使用 %1 的 SSH 配置</translation>
    </message>
    <message>
        <source>Check ~/.ssh/config; ssh -G HOST shows what it says.</source>
        <translation>请检查 ~/.ssh/config；ssh -G HOST 可显示其内容。</translation>
    </message>
    <message>
        <source>%1 is reached through more than one jump host</source>
        <translation>%1 要经由多个跳板机</translation>
    </message>
    <message>
        <source>Name only one in ProxyJump.</source>
        <translation>请在 ProxyJump 中只指定一个。</translation>
    </message>
    <message>
        <source>%1 refuses the login as %2</source>
        <translation>%1 拒绝以 %2 登录</translation>
    </message>
    <message>
        <source>Too many keys are tried. Name the right one for this target.</source>
        <translation>尝试的密钥过多。请为该目标机指定正确的密钥。</translation>
    </message>
    <message>
        <source>Name a private key, load one into ssh-agent, or give a password.</source>
        <translation>请指定私钥，或将其加载到 ssh-agent，或给出密码。</translation>
    </message>
    <message>
        <source>Check the user, the password, and that the public key is in ~/.ssh/authorized_keys over there.</source>
        <translation>请检查用户、密码，以及公钥是否在那边的 ~/.ssh/authorized_keys 中。</translation>
    </message>
    <message>
        <source>No SSH connection to %1, port %2</source>
        <translation>没有到 %1（端口 %2）的 SSH 连接</translation>
    </message>
    <message>
        <source>It took too long. Try again, or allow more time.</source>
        <translation>耗时过长。请重试，或给出更长时间。</translation>
    </message>
    <message>
        <source>The connection to %1 is lost</source>
        <translation>与 %1 的连接已断开</translation>
    </message>
    <message>
        <source>Check the network and the target machine, then continue.</source>
        <translation>请检查网络和目标机，然后继续。</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is no text</source>
        <translation>字段“%1”不是文本</translation>
    </message>
    <message>
        <source>Write its value in double quotes.</source>
        <translation>请将其值写在双引号中。</translation>
    </message>
    <message>
        <source>A target needs host, user, remote_workdir and run_command.</source>
        <translation>目标机需要 host、user、remote_workdir 和 run_command。</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is no whole number</source>
        <translation>字段“%1”不是整数</translation>
    </message>
    <message>
        <source>Write digits alone, without quotes.</source>
        <translation>请只写数字，不加引号。</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is refused: secrets do not belong into a file</source>
        <translation>拒绝字段“%1”：密码不应放在文件里</translation>
    </message>
    <message>
        <source>Remove it. Keep the secret in the keychain (tributary-cli target set-password, or the target&apos;s form in the desktop), or give it in the environment variable GE_MS_TARGET_PASSWORD.</source>
        <translation>请删除它。请将密码保存在钥匙串中（tributary-cli target set-password，或桌面中目标机的表单），或通过环境变量 GE_MS_TARGET_PASSWORD 给出。</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is no name for a target</source>
        <translation>字段“%1”不是目标机名称</translation>
    </message>
    <message>
        <source>Use a short name without slashes, control characters and outer blanks, e.g. lab-1.</source>
        <translation>请使用不含斜杠、控制字符和首尾空白的短名称，例如 lab-1。</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is empty</source>
        <translation>字段“%1”为空</translation>
    </message>
    <message>
        <source>Give the name or the address of the target machine.</source>
        <translation>请给出目标机的名称或地址。</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is no name and no address of a machine</source>
        <translation>字段“%1”不是机器的名称或地址</translation>
    </message>
    <message>
        <source>Give the name or address alone; user and port have fields of their own.</source>
        <translation>请只给出名称或地址；用户和端口有各自的字段。</translation>
    </message>
    <message>
        <source>Give the name of the account on the target machine.</source>
        <translation>请给出目标机上账户的名称。</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is no name of an account</source>
        <translation>字段“%1”不是账户名称</translation>
    </message>
    <message>
        <source>Use a number from 1 to 65535.</source>
        <translation>请使用 1 到 65535 之间的数字。</translation>
    </message>
    <message>
        <source>Use a number of seconds from %1 to %2.</source>
        <translation>请使用 %1 到 %2 之间的秒数。</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is out of range</source>
        <translation>字段“%1”超出范围</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is no absolute path</source>
        <translation>字段“%1”不是绝对路径</translation>
    </message>
    <message>
        <source>Give the whole path of the private key on this machine, e.g. ~/.ssh/id_ed25519.</source>
        <translation>请给出本机上私钥的完整路径，例如 ~/.ssh/id_ed25519。</translation>
    </message>
    <message>
        <source>Give a folder on the target for the run alone, e.g. /home/tester/tune.</source>
        <translation>请给出目标机上专供运行使用的目录，例如 /home/tester/tune。</translation>
    </message>
    <message>
        <source>Give the whole path on the target; ~ and variables are not expanded there.</source>
        <translation>请给出目标机上的完整路径；那里不展开 ~ 和变量。</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; contains &quot;..&quot;</source>
        <translation>字段“%1”含有“..”</translation>
    </message>
    <message>
        <source>Give the path without it: what the run creates there is removed at its end.</source>
        <translation>请给出不含它的路径：运行在那里创建的内容会在结束时删除。</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is not two levels deep</source>
        <translation>字段“%1”不足两级目录</translation>
    </message>
    <message>
        <source>Give the whole path of set_env.sh on the target, or leave the field away.</source>
        <translation>请给出目标机上 set_env.sh 的完整路径，或省略该字段。</translation>
    </message>
    <message>
        <source>Give the command that runs the model on the target, with {om} for the path of the model, e.g. python3 /home/tester/infer.py --om {om}.</source>
        <translation>请给出在目标机上运行模型的命令，以 {om} 表示模型路径，例如 python3 /home/tester/infer.py --om {om}。</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; does not contain {om}</source>
        <translation>字段“%1”不含 {om}</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; cannot be split into words</source>
        <translation>字段“%1”无法切分为词</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is no [user@]host[:port]</source>
        <translation>字段“%1”不是 [user@]host[:port]</translation>
    </message>
    <message>
        <source>Give one machine; an IPv6 address with a port is written [address]:port.</source>
        <translation>请给出一台机器；带端口的 IPv6 地址写作 [地址]:端口。</translation>
    </message>
    <message>
        <source>No target is there yet: tributary-cli target add, or Targets in the desktop.</source>
        <translation>还没有目标机：tributary-cli target add，或桌面中的目标机管理。</translation>
    </message>
    <message>
        <source>These are there: %1.</source>
        <translation>现有：%1。</translation>
    </message>
    <message>
        <source>The target has no name</source>
        <translation>目标机没有名称</translation>
    </message>
    <message>
        <source>Give it a short name, e.g. lab-1.</source>
        <translation>请给出短名称，例如 lab-1。</translation>
    </message>
    <message>
        <source>There is a target &quot;%1&quot; already</source>
        <translation>已有名为“%1”的目标机</translation>
    </message>
    <message>
        <source>Choose another name, or change or remove that target.</source>
        <translation>请选择其他名称，或修改、删除那台目标机。</translation>
    </message>
    <message>
        <source>Restore the file from a copy, or move it away to begin anew.</source>
        <translation>请从副本恢复该文件，或将其移走后重新开始。</translation>
    </message>
    <message>
        <source>%1 was written by a later version of the program</source>
        <translation>%1 由更新版本的程序写入</translation>
    </message>
    <message>
        <source>Use that version.</source>
        <translation>请使用该版本。</translation>
    </message>
    <message>
        <source>%1 is no list of targets</source>
        <translation>%1 不是目标机列表</translation>
    </message>
    <message>
        <source>%1 cannot be changed now</source>
        <translation>现在无法修改 %1</translation>
    </message>
    <message>
        <source>Check the permissions of the folder, and try again.</source>
        <translation>请检查目录权限后重试。</translation>
    </message>
    <message>
        <source>The name service does not answer for &quot;%1&quot;</source>
        <translation>名称服务没有应答“%1”的查询</translation>
    </message>
    <message>
        <source>Check the network of this machine, or use the numeric address.</source>
        <translation>请检查本机网络，或使用数字地址。</translation>
    </message>
    <message>
        <source>The host &quot;%1&quot; is not known</source>
        <translation>主机“%1”未知</translation>
    </message>
    <message>
        <source>Check the spelling of the host, or use its numeric address.</source>
        <translation>请检查主机名拼写，或使用其数字地址。</translation>
    </message>
    <message>
        <source>No connection to %1, port %2</source>
        <translation>无法连接到 %1（端口 %2）</translation>
    </message>
    <message>
        <source>Check that the machine is on, its SSH server runs on this port, and no firewall is between.</source>
        <translation>请检查机器是否已开机、其 SSH 服务是否在该端口运行，以及中间是否有防火墙。</translation>
    </message>
    <message>
        <source>A file cannot be called &quot;%1&quot; on the target</source>
        <translation>目标机上的文件不能命名为“%1”</translation>
    </message>
    <message>
        <source>The disk of the target is full: %1 MiB are needed in %2, %3 MiB are free</source>
        <translation>目标机磁盘已满：%2 中需要 %1 MiB，剩余 %3 MiB</translation>
    </message>
    <message>
        <source>Free space there, or choose a work folder on another disk.</source>
        <translation>请在那里释放空间，或选择另一磁盘上的工作目录。</translation>
    </message>
    <message>
        <source>%1 arrives damaged on the target, twice</source>
        <translation>%1 两次到达目标机时都已损坏</translation>
    </message>
    <message>
        <source>Leave the file alone while it is sent; else check disk and network.</source>
        <translation>发送期间请不要改动该文件；否则请检查磁盘和网络。</translation>
    </message>
    <message>
        <source>The keychain is locked</source>
        <translation>钥匙串已锁定</translation>
    </message>
    <message>
        <source>Unlock it (log in to the desktop, or open its program, e.g. &quot;Passwords and Keys&quot;), or give the secret each time.</source>
        <translation>请解锁（登录桌面，或打开其程序，例如“密码和密钥”），或每次给出密码。</translation>
    </message>
    <message>
        <source>The keychain does not work</source>
        <translation>钥匙串不工作</translation>
    </message>
    <message>
        <source>Look at it with its own program, or give the secret each time.</source>
        <translation>请用其自带程序检查，或每次给出密码。</translation>
    </message>
    <message>
        <source>The keychain does not answer</source>
        <translation>钥匙串没有应答</translation>
    </message>
    <message>
        <source>A dialog of it may be waiting for you: answer it and try again. If there is none, its service hangs: start it again, or give the secret each time.</source>
        <translation>其对话框可能正在等待：请答复后重试。若没有对话框，则其服务已挂起：请重新启动，或每次给出密码。</translation>
    </message>
    <message>
        <source>No keychain can be reached from this login</source>
        <translation>从本次登录无法访问钥匙串</translation>
    </message>
    <message>
        <source>Give the secret each time. To have it remembered, start a keychain (GNOME Keyring, KWallet or KeePassXC) in a session of your own.</source>
        <translation>请每次给出密码。若要记住，请在自己的会话中启动钥匙串（GNOME Keyring、KWallet 或 KeePassXC）。</translation>
    </message>
    <message>
        <source>The keychain refused the access</source>
        <translation>钥匙串拒绝访问</translation>
    </message>
    <message>
        <source>The keychain has no keyring to store into</source>
        <translation>钥匙串没有可供保存的密钥环</translation>
    </message>
    <message>
        <source>Make one with its own program (&quot;Passwords and Keys&quot;: a new password keyring, set as default), or give the secret each time.</source>
        <translation>请用其自带程序创建（“密码和密钥”：新建密码密钥环并设为默认），或每次给出密码。</translation>
    </message>
    <message>
        <source>The secret cannot be stored</source>
        <translation>无法保存密码</translation>
    </message>
    <message>
        <source>It is empty. Give a password.</source>
        <translation>密码为空。请给出密码。</translation>
    </message>
    <message>
        <source>It is no text. Store it without NUL characters, in UTF-8.</source>
        <translation>它不是文本。请以 UTF-8、不含 NUL 字符保存。</translation>
    </message>
    <message>
        <source>Candidates were compiled into identical models: %1.</source>
        <translation>这些候选配置编译出相同的模型：%1。</translation>
    </message>
    <message>
        <source>What differs between them is noise; measure one of them only.</source>
        <translation>它们之间的差异是噪声；只需测量其中一个。</translation>
    </message>
    <message>
        <source>the compile command was &quot;%1&quot; and is &quot;%2&quot; now</source>
        <translation>编译命令原为“%1”，现为“%2”</translation>
    </message>
    <message>
        <source>the target machine was %1 and is %2 now</source>
        <translation>目标机原为 %1，现为 %2</translation>
    </message>
    <message>
        <source>cann_env of the target was &quot;%1&quot; and is &quot;%2&quot; now</source>
        <translation>目标机的 cann_env 原为“%1”，现为“%2”</translation>
    </message>
    <message>
        <source>The variable &quot;%1&quot; cannot be set on a target</source>
        <translation>不能在目标机上设置变量“%1”</translation>
    </message>
    <message>
        <source>Use letters, digits and &quot;_&quot; in its name.</source>
        <translation>其名称请使用字母、数字和“_”。</translation>
    </message>
    <message>
        <source>the work folder on the target is kept (--keep-remote)</source>
        <translation>保留目标机上的工作目录（--keep-remote）</translation>
    </message>
    <message>
        <source>The compile command does not say where the model goes</source>
        <translation>编译命令没有说明模型的输出位置</translation>
    </message>
    <message>
        <source>Put {om_prefix} in the place of its path without &quot;.om&quot;, as atc wants it (--output={om_prefix}), or {om} in the place of the whole path.</source>
        <translation>请用 {om_prefix} 代替不带“.om”的路径（atc 需要这样：--output={om_prefix}），或用 {om} 代替完整路径。</translation>
    </message>
    <message>
        <source>The command of the target does not name the model</source>
        <translation>目标机的命令没有指明模型</translation>
    </message>
    <message>
        <source>Put {om} in run_command in the place of the model&apos;s path.</source>
        <translation>请在 run_command 中用 {om} 代替模型路径。</translation>
    </message>
    <message>
        <source>Look at the log and correct the compile command, or leave this candidate out.</source>
        <translation>请查看日志并更正编译命令，或去掉该候选配置。</translation>
    </message>
    <message>
        <source>exit code %1</source>
        <translation>退出码 %1</translation>
    </message>
    <message>
        <source>ended by signal %1 (%2)</source>
        <translation>被信号 %1（%2）结束</translation>
    </message>
    <message>
        <source>it did not end within %1 seconds (--timeout)</source>
        <translation>未在 %1 秒内结束（--timeout）</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>已被停止</translation>
    </message>
    <message>
        <source>%1 did not compile: %2</source>
        <translation>%1 编译失败：%2</translation>
    </message>
    <message>
        <source>made in the same way before</source>
        <translation>以前以相同方式生成</translation>
    </message>
    <message>
        <source>%1 of the models were made in the same way before: --reuse-om takes them</source>
        <translation>其中 %1 个模型以前已以相同方式生成：用 --reuse-om 可直接使用</translation>
    </message>
    <message>
        <source>The folder&apos;s own path contains &quot;.om&quot;, which confuses atc: choose another with --om-dir.</source>
        <translation>该目录的路径本身含有“.om”，会使 atc 混淆：请用 --om-dir 选择另一个。</translation>
    </message>
    <message>
        <source>Check that the command writes to {om}, or to {om_prefix} and &quot;.om&quot;.</source>
        <translation>请检查命令是否写入 {om}，或 {om_prefix} 加“.om”。</translation>
    </message>
    <message>
        <source>There is no model %1.om</source>
        <translation>没有模型 %1.om</translation>
    </message>
    <message>
        <source>%1 is older than this compile</source>
        <translation>%1 早于本次编译</translation>
    </message>
    <message>
        <source>The compile wrote %1 models instead of one</source>
        <translation>编译生成了 %1 个模型，而不是一个</translation>
    </message>
    <message>
        <source>Let the command write one model per call.</source>
        <translation>请让命令每次调用只生成一个模型。</translation>
    </message>
    <message>
        <source>the mode was %1 and is %2 now</source>
        <translation>模式原为 %1，现为 %2</translation>
    </message>
    <message>
        <source>the work folder on the target could not be removed: %1</source>
        <translation>无法删除目标机上的工作目录：%1</translation>
    </message>
    <message>
        <source>--%1 is no whole number</source>
        <translation>--%1 不是整数</translation>
    </message>
    <message>
        <source>Write digits alone.</source>
        <translation>请只写数字。</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 已存在</translation>
    </message>
    <message>
        <source>Choose another file, or use --force to replace it.</source>
        <translation>请选择另一文件，或用 --force 替换。</translation>
    </message>
    <message>
        <source>The target %1 has no identity_file</source>
        <translation>目标机 %1 没有 identity_file</translation>
    </message>
    <message>
        <source>A passphrase belongs to a private key: name it in identity_file.</source>
        <translation>口令属于私钥：请在 identity_file 中指定私钥。</translation>
    </message>
    <message>
        <source>Nothing came on stdin</source>
        <translation>stdin 上没有内容</translation>
    </message>
    <message>
        <source>Write the secret, and a line end, to stdin.</source>
        <translation>请将密码和换行写到 stdin。</translation>
    </message>
    <message>
        <source>There is no terminal to ask for the secret</source>
        <translation>没有可供询问密码的终端</translation>
    </message>
    <message>
        <source>Run this in a terminal, or write the secret to stdin and use --stdin.</source>
        <translation>请在终端中运行，或将密码写到 stdin 并使用 --stdin。</translation>
    </message>
    <message>
        <source>No secret was given; nothing is changed</source>
        <translation>没有给出密码；未作任何改动</translation>
    </message>
    <message>
        <source>The two are not the same; nothing is changed</source>
        <translation>两次输入不同；未作任何改动</translation>
    </message>
    <message>
        <source>--%1 is for an offline run</source>
        <translation>--%1 用于离线运行</translation>
    </message>
    <message>
        <source>Add --mode offline.</source>
        <translation>请加上 --mode offline。</translation>
    </message>
    <message>
        <source>--run-command is for an online run</source>
        <translation>--run-command 用于在线运行</translation>
    </message>
    <message>
        <source>The command of an offline run is run_command of its target.</source>
        <translation>离线运行的命令是其目标机的 run_command。</translation>
    </message>
    <message>
        <source>Give it with --compile-command &quot;… --output={om_prefix}&quot;.</source>
        <translation>请用 --compile-command &quot;… --output={om_prefix}&quot; 给出。</translation>
    </message>
    <message>
        <source>There is no target machine</source>
        <translation>没有目标机</translation>
    </message>
    <message>
        <source>Name it with --target: a JSON file, or the name of a managed target.</source>
        <translation>请用 --target 指定：JSON 文件，或已管理目标机的名称。</translation>
    </message>
    <message>
        <source>Write it, such as atc --model=model.onnx --framework=5 --output={om_prefix}.</source>
        <translation>请填写，例如 atc --model=model.onnx --framework=5 --output={om_prefix}。</translation>
    </message>
    <message>
        <source>The target %1 has not been tested yet</source>
        <translation>目标机 %1 尚未测试</translation>
    </message>
    <message>
        <source>The test finds in seconds what would end the run after the compiles.</source>
        <translation>测试只需几秒，就能发现会在编译之后中止运行的问题。</translation>
    </message>
    <message>
        <source>The target %1 failed its test</source>
        <translation>目标机 %1 测试未通过</translation>
    </message>
    <message>
        <source>The target %1 passed its test</source>
        <translation>目标机 %1 测试通过</translation>
    </message>
    <message>
        <source>Models run on %1, in %2</source>
        <translation>模型在 %1 的 %2 中运行</translation>
    </message>
    <message>
        <source>%1, line %2: the file holds a second graph</source>
        <translation>%1，第 %2 行：文件中有第二个图</translation>
    </message>
    <message>
        <source>%1, line %2: this is a dump in ge_proto form, not one in ONNX form</source>
        <translation>%1，第 %2 行：这是 ge_proto 形式的 dump，不是 ONNX 形式</translation>
    </message>
    <message>
        <source>Give a complete ge_onnx_*.pbtxt file that GE wrote with DUMP_GE_GRAPH.</source>
        <translation>请给出 GE 在 DUMP_GE_GRAPH 下写出的完整 ge_onnx_*.pbtxt 文件。</translation>
    </message>
    <message>
        <source>%1, line %2: not a line of GE&apos;s readable form (graph, Node, get_element or return)</source>
        <translation>%1，第 %2 行：不是 GE 可读形式的行（graph、Node、get_element 或 return）</translation>
    </message>
    <message>
        <source>Give a complete ge_readable_*.txt file that GE wrote with DUMP_GE_GRAPH.</source>
        <translation>请给出 GE 在 DUMP_GE_GRAPH 下写出的完整 ge_readable_*.txt 文件。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; names &quot;%3&quot;, which is not defined before it</source>
        <translation>%1：“%2”引用了“%3”，但它之前没有定义</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot;: a second one is named &quot;%3&quot;</source>
        <translation>%1：“%2”：第二个也名为“%3”</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; must be 1: this is no graph file that this version can read</source>
        <translation>%1：“%2”必须为 1：本版本无法读取该图文件</translation>
    </message>
    <message>
        <source>%1: the field &quot;%2&quot; is missing or empty</source>
        <translation>%1：字段“%2”缺失或为空</translation>
    </message>
    <message>
        <source>%1: the field &quot;%2&quot; has the unknown value &quot;%3&quot;</source>
        <translation>%1：字段“%2”的值“%3”未知</translation>
    </message>
    <message>
        <source>The drawing of the graph was cancelled</source>
        <translation>图的绘制已取消</translation>
    </message>
    <message>
        <source>Give a ge_proto_*.txt, ge_onnx_*.pbtxt or ge_readable_*.txt file, a Mermaid flowchart (alone or in a Markdown file), or a JSON file that graph convert wrote.</source>
        <translation>请给出 ge_proto_*.txt、ge_onnx_*.pbtxt 或 ge_readable_*.txt 文件、Mermaid 流程图（单独或在 Markdown 文件中），或 graph convert 写出的 JSON 文件。</translation>
    </message>
    <message>
        <source>%1, line %2: the file is empty</source>
        <translation>%1，第 %2 行：文件为空</translation>
    </message>
    <message>
        <source>%1, line %2: this is a binary ONNX model, which cannot be read</source>
        <translation>%1，第 %2 行：这是二进制 ONNX 模型，无法读取</translation>
    </message>
    <message>
        <source>Compile the model with DUMP_GE_GRAPH=2 and give the ge_proto_*.txt file: it shows the operators that really run.</source>
        <translation>请在 DUMP_GE_GRAPH=2 下编译模型，并给出 ge_proto_*.txt 文件：其中是真正运行的算子。</translation>
    </message>
    <message>
        <source>%1, line %2: this is no graph of a form that can be read</source>
        <translation>%1，第 %2 行：这不是可读取形式的图</translation>
    </message>
    <message>
        <source>%1 is larger than %2 MB: no graph dump is that large</source>
        <translation>%1 大于 %2 MB：图 dump 不会这么大</translation>
    </message>
    <message>
        <source>Dump the graph without weights (DUMP_GE_GRAPH=2).</source>
        <translation>请不带权重 dump 图（DUMP_GE_GRAPH=2）。</translation>
    </message>
    <message>
        <source>%1: the field &quot;%2&quot; is of the wrong type</source>
        <translation>%1：字段“%2”的类型错误</translation>
    </message>
    <message>
        <source>Correct the field, or write the file again with tributary-cli graph convert.</source>
        <translation>请更正该字段，或用 tributary-cli graph convert 重新写出文件。</translation>
    </message>
    <message>
        <source>%1: the field &quot;%2&quot; is not a whole number in range</source>
        <translation>%1：字段“%2”不是范围内的整数</translation>
    </message>
    <message>
        <source>%1, line %2: the subgraph &quot;%3&quot; has no end</source>
        <translation>%1，第 %2 行：子图“%3”没有结束</translation>
    </message>
    <message>
        <source>%1, line %2: subgraphs are nested too deep</source>
        <translation>%1，第 %2 行：子图嵌套过深</translation>
    </message>
    <message>
        <source>%1, line %2: the bracket in front of &quot;%3&quot; is not closed</source>
        <translation>%1，第 %2 行：“%3”前的括号没有闭合</translation>
    </message>
    <message>
        <source>%1, line %2: &quot;end&quot; without a subgraph</source>
        <translation>%1，第 %2 行：“end”没有对应的 subgraph</translation>
    </message>
    <message>
        <source>%1, line %2: a link or the end of the line was expected</source>
        <translation>%1，第 %2 行：此处应为连线或行尾</translation>
    </message>
    <message>
        <source>%1, line %2: the name of a node was expected</source>
        <translation>%1，第 %2 行：此处应为节点名称</translation>
    </message>
    <message>
        <source>%1, line %2: the flowchart has too many links</source>
        <translation>%1，第 %2 行：流程图的连线过多</translation>
    </message>
    <message>
        <source>Correct the flowchart; it is read as Mermaid itself reads it.</source>
        <translation>请更正流程图；按 Mermaid 自身的规则读取。</translation>
    </message>
    <message>
        <source>%1, line %2: the file holds no flowchart</source>
        <translation>%1，第 %2 行：文件中没有流程图</translation>
    </message>
    <message>
        <source>%1, line %2: a link with text has no end</source>
        <translation>%1，第 %2 行：带文字的连线没有结束</translation>
    </message>
    <message>
        <source>Edit %1 of the modules cannot be read</source>
        <translation>无法读取模块的第 %1 个编辑</translation>
    </message>
    <message>
        <source>Edit %1 of the modules is of the unknown kind &quot;%2&quot;</source>
        <translation>模块的第 %1 个编辑属于未知种类“%2”</translation>
    </message>
    <message>
        <source>A newer Tributary may have written it.</source>
        <translation>它可能由更新版本的 Tributary 写入。</translation>
    </message>
    <message>
        <source>The events of the streams wait for each other</source>
        <translation>各流的事件互相等待</translation>
    </message>
    <message>
        <source>Candidates by predicted step time</source>
        <translation>按预测步骤耗时排序的候选配置</translation>
    </message>
    <message>
        <source>%1, streams %2, events %3, reorder risks %4</source>
        <translation>%1，流 %2，事件 %3，重排风险 %4</translation>
    </message>
    <message>
        <source>(the same as %1)</source>
        <translation>（与 %1 相同）</translation>
    </message>
    <message>
        <source>Graph %1: %2 operators, %3 modules</source>
        <translation>图 %1：%2 个算子，%3 个模块</translation>
    </message>
    <message>
        <source>Total work %1, critical path %2: at most %3x faster, with the given cores at most %4x</source>
        <translation>总工作量 %1，关键路径 %2：至多快 %3 倍，在给定核数下至多快 %4 倍</translation>
    </message>
    <message>
        <source>Main serial chain</source>
        <translation>主串行链</translation>
    </message>
    <message>
        <source>Parallel groups</source>
        <translation>可并行组</translation>
    </message>
    <message>
        <source>Groups pending validation</source>
        <translation>待验证组</translation>
    </message>
    <message>
        <source>Suggested streams</source>
        <translation>建议流分组</translation>
    </message>
    <message>
        <source>The profile knows no operator of this graph; operators are counted</source>
        <translation>profile 中没有该图的任何算子；改为计算算子个数</translation>
    </message>
    <message>
        <source>A readable dump has no control edges and no core types: GE may assign other streams than these.</source>
        <translation>可读 dump 没有控制边和核类型：GE 分配的流可能与此不同。</translation>
    </message>
    <message>
        <source>The picture cannot be drawn</source>
        <translation>无法绘制图片</translation>
    </message>
    <message>
        <source>Write an SVG file instead; every browser shows it.</source>
        <translation>请改为写出 SVG 文件；任何浏览器都能显示。</translation>
    </message>
    <message>
        <source>%1 is left there: %2</source>
        <translation>%1 留在那里：%2</translation>
    </message>
    <message>
        <source>Give the ge_proto_*.txt file that GE wrote with DUMP_GE_GRAPH just before the stream pass (RunCustomPass_BeforeAssignLogicStream…).</source>
        <translation>请给出 GE 用 DUMP_GE_GRAPH 在流 Pass 之前写出的 ge_proto_*.txt 文件（RunCustomPass_BeforeAssignLogicStream…）。</translation>
    </message>
    <message>
        <source>A file of the form %1 does not say what GE looks at to assign streams</source>
        <translation>%1 形式的文件不含 GE 分配流时所看的信息</translation>
    </message>
    <message>
        <source>The dump has no text attributes: neither core types nor stream labels</source>
        <translation>该 dump 没有文本属性：既无核类型，也无流标签</translation>
    </message>
    <message>
        <source>No operator of the graph has a stream, so there is nothing to assign</source>
        <translation>图中没有任何算子有流，因此无可分配</translation>
    </message>
    <message>
        <source>on the main serial chain</source>
        <translation>在主串行链上</translation>
    </message>
    <message>
        <source>its inner modules differ</source>
        <translation>其内部模块不同</translation>
    </message>
    <message>
        <source>%2 waits for %1 (%3: %4)</source>
        <translation>%2 等待 %1（%3：%4）</translation>
    </message>
    <message>
        <source>%2 waits for %1 through others</source>
        <translation>%2 经由其他模块等待 %1</translation>
    </message>
    <message>
        <source>the same module</source>
        <translation>同一模块</translation>
    </message>
    <message>
        <source>together they ask for %1 of %2 cube cores</source>
        <translation>合计需要 %1 个 cube 核（共 %2 个）</translation>
    </message>
    <message>
        <source>together they ask for %1 of %2 vector cores</source>
        <translation>合计需要 %1 个 vector 核（共 %2 个）</translation>
    </message>
    <message>
        <source>one of them runs other graphs, which GE assigns for themselves</source>
        <translation>其中一个运行其他图，GE 为那些图单独分配</translation>
    </message>
    <message>
        <source>the shorter one takes only %1 us</source>
        <translation>较短者只用 %1 us</translation>
    </message>
    <message>
        <source>no dependency, no shared state, no fixed order between them</source>
        <translation>相互无依赖、无共享状态、无固定顺序</translation>
    </message>
    <message>
        <source>Allow it when the keychain asks, or where this program&apos;s rights are set (sandbox, bus policy); or give the secret each time.</source>
        <translation>请在钥匙串询问时允许，或在设置本程序权限之处（沙箱、总线策略）允许；也可以每次输入。</translation>
    </message>
    <message>
        <source>the file %1, by which candidates stand for others, cannot be read any more</source>
        <translation>决定候选配置代表关系的文件 %1 已无法读取</translation>
    </message>
    <message>
        <source>the file %1, by which candidates stand for others, has been changed</source>
        <translation>决定候选配置代表关系的文件 %1 已被更改</translation>
    </message>
    <message>
        <source>Wait for the end of the other run or stop it, or give this run an OM folder of its own (--om-dir).</source>
        <translation>请等待另一个运行结束或将其停止，或为本次运行另给 OM 目录（--om-dir）。</translation>
    </message>
    <message>
        <source>Another run uses the OM folder %1</source>
        <translation>另一个运行正在使用 OM 目录 %1</translation>
    </message>
    <message>
        <source>Another run uses the OM folder %1 (%2, process %3 on %4)</source>
        <translation>另一个运行正在使用 OM 目录 %1（%2，%4 上的进程 %3）</translation>
    </message>
    <message>
        <source>Cannot write to the OM folder %1</source>
        <translation>无法写入 OM 目录 %1</translation>
    </message>
    <message>
        <source>the candidates stand for other ones than before</source>
        <translation>候选配置的代表关系与之前不同</translation>
    </message>
    <message>
        <source>The dump has no core types, by which cv tells operators apart</source>
        <translation>该 dump 没有核类型，而 cv 据此区分算子</translation>
    </message>
    <message>
        <source>Give a ge_proto_*.txt file from just before the stream pass.</source>
        <translation>请给出流 Pass 之前的 ge_proto_*.txt 文件。</translation>
    </message>
    <message>
        <source>The dump from after the pass does not say which stream an operator has</source>
        <translation>Pass 之后的 dump 没有说明算子在哪条流上</translation>
    </message>
    <message>
        <source>Give a ge_proto_*.txt file that GE wrote with DUMP_GE_GRAPH.</source>
        <translation>请给出 GE 用 DUMP_GE_GRAPH 写出的 ge_proto_*.txt 文件。</translation>
    </message>
    <message>
        <source>The two dumps have no operator in common</source>
        <translation>两个 dump 没有共同的算子</translation>
    </message>
    <message>
        <source>Give two dumps of the same graph from one compile.</source>
        <translation>请给出同一次编译中同一个图的两个 dump。</translation>
    </message>
    <message>
        <source>%1 holds no changes of modules</source>
        <translation>%1 不含对模块的修改</translation>
    </message>
    <message>
        <source>Give a *.tributary project, or a JSON file with a list &quot;edits&quot;.</source>
        <translation>请给出 *.tributary 工程，或含列表“edits”的 JSON 文件。</translation>
    </message>
    <message>
        <source>Change %1 of the modules, of %2, finds nothing in this graph</source>
        <translation>对模块的第 %1 处修改（%2）在此图中找不到对象</translation>
    </message>
    <message>
        <source>All candidates have the stream assignment of default in this graph: nothing is left to compare</source>
        <translation>所有候选配置在此图中的流分配都与 default 相同：没有可比较的</translation>
    </message>
    <message>
        <source>Name a file.</source>
        <translation>请给出文件名。</translation>
    </message>
    <message>
        <source>--dedupe-graph and --replay exclude each other</source>
        <translation>--dedupe-graph 与 --replay 不能同时使用</translation>
    </message>
    <message>
        <source>A recording has its candidates already.</source>
        <translation>录制中已有其候选配置。</translation>
    </message>
    <message>
        <source>%1 on the target: %2</source>
        <translation>目标机上的 %1：%2</translation>
    </message>
    <message>
        <source>Left out as asked for</source>
        <translation>按要求略过</translation>
    </message>
    <message>
        <source>A run refuses it unless the content is its own: name another folder, best one that does not exist yet.</source>
        <translation>除非内容属于该运行自己，否则运行会拒绝它：请另给一个目录，最好是尚不存在的。</translation>
    </message>
    <message>
        <source>remote_workdir is there, of this run</source>
        <translation>remote_workdir 已存在，属于本次运行</translation>
    </message>
    <message>
        <source>one of them is likely too short: it only casts, reshapes or changes the layout</source>
        <translation>其中一个可能太短：它只做类型转换、变形或改变布局</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; of the target means nothing here</source>
        <translation>目标机的字段“%1”在此没有含义</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; of the target means nothing here; is &quot;%2&quot; meant?</source>
        <translation>目标机的字段“%1”在此没有含义；是指“%2”吗？</translation>
    </message>
    <message>
        <source>Total work %1, critical path %2: at most %3x faster</source>
        <translation>总工作量 %1，关键路径 %2：至多快 %3 倍</translation>
    </message>
    <message>
        <source>UNSAFE: leaves %1 without order</source>
        <translation>不安全：未给 %1 保证顺序</translation>
    </message>
    <message>
        <source>%1; nothing can be compared without it, so --keep-going ends here</source>
        <translation>%1；没有它就无从比较，因此 --keep-going 到此为止</translation>
    </message>
    <message>
        <source>The model %1 is empty</source>
        <translation>模型 %1 是空的</translation>
    </message>
    <message>
        <source>Look at the log of the compile, and whether the disk is full.</source>
        <translation>请查看编译日志，以及磁盘是否已满。</translation>
    </message>
    <message>
        <source>Graph %1 has no operators, so there is nothing to analyse</source>
        <translation>图 %1 没有算子，无可分析</translation>
    </message>
    <message>
        <source>tributary-cli graph show lists the graphs of a file.</source>
        <translation>tributary-cli graph show 可列出文件中的图。</translation>
    </message>
    <message>
        <source>%1 is read and cannot be written as well</source>
        <translation>%1 是输入文件，不能同时作为输出</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>请另选一个文件。</translation>
    </message>
    <message>
        <source>Nothing is said that is to change</source>
        <translation>没有说明要更改什么</translation>
    </message>
    <message>
        <source>Name a field and its new value, e.g. --host box2; &quot;tributary-cli target edit --help&quot; lists them.</source>
        <translation>请给出字段及其新值，例如 --host box2；“tributary-cli target edit --help”会列出它们。</translation>
    </message>
    <message>
        <source>%1 is not on the target</source>
        <translation>目标机上没有 %1</translation>
    </message>
    <message>
        <source>The key file %1 is missing: put it there, or name another in identity_file.</source>
        <translation>缺少密钥文件 %1：请放到该处，或在 identity_file 中另给一个。</translation>
    </message>
    <message>
        <source>… and %1 more, each by itself</source>
        <translation>……另有 %1 个，各自单独</translation>
    </message>
    <message>
        <source>the program %1 could not be started: %2</source>
        <translation>程序 %1 无法启动：%2</translation>
    </message>
</context>
<context>
    <name>tributary::ReplayTrialRunner</name>
    <message>
        <source>the recording holds no such trial</source>
        <translation>回放记录中没有这次试验</translation>
    </message>
</context>
<context>
    <name>tributary::gui::AboutDialog</name>
    <message>
        <source>About Tributary</source>
        <translation>关于 Tributary</translation>
    </message>
    <message>
        <source>Finds the best multi-stream configuration of a model on an Ascend NPU.
Free software under the GPL, version 3 or later.</source>
        <translation>在昇腾 NPU 上寻找模型的最优多流配置。
自由软件，以 GPL 第 3 版或更高版本发布。</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>复制版本信息</translation>
    </message>
</context>
<context>
    <name>tributary::gui::BoxChart</name>
    <message>
        <source>Spread</source>
        <translation>离散程度</translation>
    </message>
    <message>
        <source>Box: quartiles of all steps, whiskers within 1.5 IQR. Markers below: the median of each trial.</source>
        <translation>箱体：全部步的四分位；须线：1.5 倍 IQR 以内。下方标记：每次试验的中位。</translation>
    </message>
    <message>
        <source>Step time (ms)</source>
        <translation>步耗时(ms)</translation>
    </message>
    <message>
        <source>No valid trial</source>
        <translation>没有有效试验</translation>
    </message>
    <message>
        <source>Median: %1 ms</source>
        <translation>中位：%1 ms</translation>
    </message>
    <message>
        <source>Quartiles: %1 … %2 ms</source>
        <translation>四分位：%1 … %2 ms</translation>
    </message>
    <message>
        <source>Whiskers: %1 … %2 ms</source>
        <translation>须线：%1 … %2 ms</translation>
    </message>
    <message>
        <source>Steps: %1, outliers: %2, trials: %3</source>
        <translation>步数：%1，离群值：%2，试验：%3</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1，第 %2 轮</translation>
    </message>
    <message>
        <source>Median of the trial: %1 ms</source>
        <translation>该试验的中位：%1 ms</translation>
    </message>
    <message>
        <source>%1: median %2 ms, quartiles %3 to %4 ms</source>
        <translation>%1：中位 %2 ms，四分位 %3 至 %4 ms</translation>
    </message>
    <message>
        <source>Spread of the step times. %1.</source>
        <translation>步耗时的离散程度。%1。</translation>
    </message>
</context>
<context>
    <name>tributary::gui::CandidatesSection</name>
    <message>
        <source>Choose candidates</source>
        <translation>选择候选配置</translation>
    </message>
    <message>
        <source>Choose where candidates come from</source>
        <translation>选择候选配置的来源</translation>
    </message>
    <message>
        <source>Edit the list of candidates</source>
        <translation>编辑候选配置列表</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选配置</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Every ticked strategy and stream count is a candidate.</source>
        <translation>勾选的每个策略与流数的组合都是一个候选配置。</translation>
    </message>
    <message>
        <source>the matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Strategies and stream counts</source>
        <translation>策略与流数</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Candidates by name, in the order in which they are to run.</source>
        <translation>按名称给出的候选配置，依运行顺序排列。</translation>
    </message>
    <message>
        <source>List of names</source>
        <translation>名称列表</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>GE spreads the graph over this many streams in the way of this strategy. A title ticks or clears its whole row or column. More streams need more cores at a time; beyond 8 the gain is seldom worth it.</source>
        <translation>GE 按该策略把图分配到这么多条流上。点击标题可勾选或清除整行或整列。流数越多，同时需要的核越多；超过 8 条流后收益通常不大。</translation>
    </message>
    <message>
        <source>LoadBalance and MainStream with 2, 4 and 8 streams</source>
        <translation>LoadBalance 和 MainStream，各取 2、4、8 条流</translation>
    </message>
    <message>
        <source>Other stream count</source>
        <translation>其他流数</translation>
    </message>
    <message>
        <source>Adds a column for this count, from 1 to 64.</source>
        <translation>为该流数增加一列，取值 1 到 64。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add a column for this stream count</source>
        <translation>为该流数增加一列</translation>
    </message>
    <message>
        <source>List of candidates</source>
        <translation>候选配置列表</translation>
    </message>
    <message>
        <source>One name per line, or separated by commas: cv, LoadBalance:N, MainStream:N, WeightedLoadBalance:N with N from 1 to 64. GE is case-sensitive. default is always measured.</source>
        <translation>每行一个名称，或用逗号分隔：cv, LoadBalance:N, MainStream:N, WeightedLoadBalance:N，N 取 1 到 64。GE 区分大小写。default 总会测量。</translation>
    </message>
</context>
<context>
    <name>tributary::gui::ChartPanel</name>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>A lane for each candidate instead of curves over each other</source>
        <translation>每个候选配置各占一道，曲线不再重叠</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>Logarithmic time axis</source>
        <translation>对数时间轴</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Go back one zoom step (Backspace, right button)</source>
        <translation>后退一步缩放（Backspace 或右键）</translation>
    </message>
    <message>
        <source>All charts</source>
        <translation>全部图表</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Show all charts (double click)</source>
        <translation>显示全部图表（双击）</translation>
    </message>
    <message>
        <source>Give this chart the whole page (double click)</source>
        <translation>让该图表占满页面（双击）</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Save or copy this chart</source>
        <translation>保存或复制该图表</translation>
    </message>
    <message>
        <source>Show everything (Ctrl+0)</source>
        <translation>显示全部范围（Ctrl+0）</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>另存为 PNG…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>另存为 SVG…</translation>
    </message>
    <message>
        <source>Save the data as CSV…</source>
        <translation>数据另存为 CSV…</translation>
    </message>
    <message>
        <source>Copy the image</source>
        <translation>复制图像</translation>
    </message>
</context>
<context>
    <name>tributary::gui::ChartView</name>
    <message>
        <source>No measurements yet. Run a trial, or open a run that has some.</source>
        <translation>还没有测量数据。请运行一次试验，或打开已有数据的运行。</translation>
    </message>
    <message>
        <source>No valid trial. The Trials page says why each one was rejected.</source>
        <translation>没有有效试验。各次试验被判无效的原因见“试验”页面。</translation>
    </message>
    <message>
        <source>All candidates are switched off. Tick one in the legend.</source>
        <translation>所有候选配置都已关闭显示。请在图例中勾选。</translation>
    </message>
</context>
<context>
    <name>tributary::gui::CheckModel</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>… goes on</source>
        <translation>… 进行中</translation>
    </message>
    <message>
        <source>✓ passed</source>
        <translation>✓ 通过</translation>
    </message>
    <message>
        <source>! warning</source>
        <translation>! 警告</translation>
    </message>
    <message>
        <source>✕ failed</source>
        <translation>✕ 失败</translation>
    </message>
    <message>
        <source>– skipped</source>
        <translation>– 跳过</translation>
    </message>
</context>
<context>
    <name>tributary::gui::CommandField</name>
    <message>
        <source>✓ Runs %1; no shell takes part.</source>
        <translation>✓ 运行 %1；不经过 shell。</translation>
    </message>
    <message>
        <source>Words of the command</source>
        <translation>命令的词</translation>
    </message>
</context>
<context>
    <name>tributary::gui::CommandPalette</name>
    <message>
        <source>Type what you want to do</source>
        <translation>输入要做的事</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>命令面板</translation>
    </message>
    <message>
        <source>Actions that fit</source>
        <translation>匹配的操作</translation>
    </message>
</context>
<context>
    <name>tributary::gui::ComparePage</name>
    <message>
        <source>Reading the steps…</source>
        <translation>正在读取步数据…</translation>
    </message>
    <message>
        <source>Nothing to compare yet.

Start a run, press Run the example on the start page, or open a result folder. The candidates appear here as soon as trials have ended.</source>
        <translation>还没有可对比的内容。

请开始一次运行，或在开始页面点击“运行示例”，或打开一个结果目录。有试验结束后，候选配置即显示在此。</translation>
    </message>
    <message>
        <source>Other runs of the project appear here.</source>
        <translation>工程的其他运行显示在此。</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1 文件 (*.%2)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>&amp;Baseline:</source>
        <translation>基准(&amp;B)：</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>What all speedups are relative to</source>
        <translation>所有加速比的参照</translation>
    </message>
    <message>
        <source>Compare with a run…</source>
        <translation>与其他运行对比…</translation>
    </message>
    <message>
        <source>Runs: %1</source>
        <translation>运行：%1</translation>
    </message>
    <message>
        <source>Runs to compare</source>
        <translation>要对比的运行</translation>
    </message>
    <message>
        <source>Show the candidates of other runs beside those of this one</source>
        <translation>把其他运行的候选配置与本次运行的并列显示</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
</context>
<context>
    <name>tributary::gui::DataTable</name>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Copy rows as CSV</source>
        <translation>复制行为 CSV</translation>
    </message>
</context>
<context>
    <name>tributary::gui::DependencyModel</name>
    <message>
        <source>after %1</source>
        <translation>%1 之后</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>%1 之前</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
</context>
<context>
    <name>tributary::gui::Document</name>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Set %1 as baseline</source>
        <translation>将 %1 设为基准</translation>
    </message>
    <message>
        <source>Set %1 as comparison</source>
        <translation>将 %1 设为对比</translation>
    </message>
    <message>
        <source>Remove the comparison mark</source>
        <translation>取消对比标记</translation>
    </message>
    <message>
        <source>Change the colour of %1</source>
        <translation>更改 %1 的颜色</translation>
    </message>
    <message>
        <source>Show or hide candidates</source>
        <translation>显示或隐藏候选配置</translation>
    </message>
    <message>
        <source>Edit the notes</source>
        <translation>编辑备注</translation>
    </message>
    <message>
        <source>Choose the costs of the graph</source>
        <translation>选择图的耗时</translation>
    </message>
    <message>
        <source>Choose the graph</source>
        <translation>选择图</translation>
    </message>
</context>
<context>
    <name>tributary::gui::EcdfChart</name>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Share of the steps that take at most so long (ECDF). Further left is faster; markers: median, P90 … P99.9.</source>
        <translation>耗时不超过该值的步所占比例（ECDF）。越靠左越快；标记：中位、P90 … P99.9。</translation>
    </message>
    <message>
        <source>Step time (ms)</source>
        <translation>步耗时(ms)</translation>
    </message>
    <message>
        <source>Steps (%)</source>
        <translation>步占比（%）</translation>
    </message>
    <message>
        <source>Median (P50)</source>
        <translation>中位（P50）</translation>
    </message>
    <message>
        <source>P%1</source>
        <translation>P%1</translation>
    </message>
    <message>
        <source>%1: %2 ms</source>
        <translation>%1：%2 ms</translation>
    </message>
    <message>
        <source>, too few steps</source>
        <translation>，步数过少</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>P%1 %2 ms</source>
        <translation>P%1 %2 ms</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Distribution of the step times. %1.</source>
        <translation>步耗时的分布。%1。</translation>
    </message>
</context>
<context>
    <name>tributary::gui::EditsNote</name>
    <message>
        <source>Discard them</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Take these changes out of the project; can be undone</source>
        <translation>从工程中去掉这些修改；可撤销</translation>
    </message>
    <message>
        <source>and others</source>
        <translation>等</translation>
    </message>
    <message>
        <source>%1 of %2 changes of modules found nothing in this graph: %3.</source>
        <translation>对模块的 %2 处修改中有 %1 处在此图中找不到对象：%3。</translation>
    </message>
</context>
<context>
    <name>tributary::gui::EnvironmentPanel</name>
    <message>
        <source>Call</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>工作目录</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>未记录</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>超时时间</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Set for this trial</source>
        <translation>为本次试验设置</translation>
    </message>
    <message>
        <source>Added on the Setup page</source>
        <translation>在“设置”页面添加</translation>
    </message>
    <message>
        <source>Everything else is the environment in which the run was started.</source>
        <translation>其余均为启动运行时的环境。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Environment of the trial</source>
        <translation>试验的环境</translation>
    </message>
    <message>
        <source>Compile command</source>
        <translation>编译命令</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标机</translation>
    </message>
    <message>
        <source>Command on the target</source>
        <translation>目标机上的命令</translation>
    </message>
    <message>
        <source>SHA-256 of the model</source>
        <translation>模型的 SHA-256</translation>
    </message>
    <message>
        <source>Set for the compile</source>
        <translation>为编译设置</translation>
    </message>
</context>
<context>
    <name>tributary::gui::EnvironmentSection</name>
    <message>
        <source>Change the environment</source>
        <translation>修改环境变量</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of a variable: leave the = out.</source>
        <translation>“%1”不是变量名：请去掉 =。</translation>
    </message>
    <message>
        <source>A value has no name yet.</source>
        <translation>有一个值还没有变量名。</translation>
    </message>
    <message>
        <source>%1 is there twice; the last one holds.</source>
        <translation>%1 出现了两次，以最后一个为准。</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境变量</translation>
    </message>
    <message>
        <source>nothing added</source>
        <translation>未添加</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Variables that the workload gets beyond those of this program; they replace ones of the same name. Do not keep secrets here: they are stored in the project.</source>
        <translation>在本程序的环境变量之外，另给被测样例的变量；同名变量会被替换。请勿在此存放机密：它们会保存在工程中。</translation>
    </message>
    <message>
        <source>Add a variable</source>
        <translation>添加变量</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the selected variables</source>
        <translation>移除选中的变量</translation>
    </message>
</context>
<context>
    <name>tributary::gui::EstimatePanel</name>
    <message>
        <source>Time: unknown until the first trial of this command.</source>
        <translation>耗时：该命令首次试验之后才能得知。</translation>
    </message>
    <message>
        <source>measured trials: %1</source>
        <translation>依据已测试验：%1</translation>
    </message>
    <message>
        <source>At most about %1 (%2).</source>
        <translation>至多约 %1（%2）。</translation>
    </message>
    <message>
        <source>About %1 (%2).</source>
        <translation>约 %1（%2）。</translation>
    </message>
    <message>
        <source>One round shows no difference for certain: there is nothing to compare its noise with.</source>
        <translation>只有一轮时无法确认任何差异：没有可用来衡量其噪声的数据。</translation>
    </message>
    <message>
        <source>How small a difference can be seen is known once a run has measured the noise.</source>
        <translation>运行测得噪声之后，才知道能分辨多小的差异。</translation>
    </message>
    <message>
        <source>Candidates: %1, trials: up to %2</source>
        <translation>候选配置：%1，试验：至多 %2</translation>
    </message>
    <message>
        <source>Candidates: %1, trials: %2</source>
        <translation>候选配置：%1，试验：%2</translation>
    </message>
    <message>
        <source>At most about %1, plus compiling and uploading up to %2 models (%3).</source>
        <translation>至多约 %1，另加编译和上传至多 %2 个模型（%3）。</translation>
    </message>
    <message>
        <source>About %1, plus compiling and uploading up to %2 models (%3).</source>
        <translation>约 %1，另加编译和上传至多 %2 个模型（%3）。</translation>
    </message>
</context>
<context>
    <name>tributary::gui::FieldForm</name>
    <message>
        <source>Default: %1</source>
        <translation>默认：%1</translation>
    </message>
</context>
<context>
    <name>tributary::gui::ForestChart</name>
    <message>
        <source>Speedup</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>Over %1, paired by round, with interval. Right of 1 is faster; in the band no difference of %2 matters.</source>
        <translation>相对 %1，按轮配对，带区间。1 的右侧更快；落在色带内的差异不到 %2，可忽略。</translation>
    </message>
    <message>
        <source>Speedup over %1 (× as fast)</source>
        <translation>相对 %1 的加速比（倍）</translation>
    </message>
    <message>
        <source>output differs</source>
        <translation>输出不一致</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>no valid trial</source>
        <translation>没有有效试验</translation>
    </message>
    <message>
        <source>%1, excluded</source>
        <translation>%1，已排除</translation>
    </message>
    <message>
        <source>%1 (not confirmed)</source>
        <translation>%1（未复核）</translation>
    </message>
    <message>
        <source>Speedup %1</source>
        <translation>加速比 %1</translation>
    </message>
    <message>
        <source>Paired rounds: %1, not valid: %2</source>
        <translation>配对轮次：%1，无效：%2</translation>
    </message>
    <message>
        <source>Paired rounds: %1</source>
        <translation>配对轮次：%1</translation>
    </message>
    <message>
        <source>Median of all steps: %1 ms</source>
        <translation>全部步的中位：%1 ms</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Speedup over %1, best first. %2.</source>
        <translation>相对 %1 的加速比，最优在前。%2。</translation>
    </message>
</context>
<context>
    <name>tributary::gui::GatesPanel</name>
    <message>
        <source>Select a finished trial to see what the gates say.</source>
        <translation>选择一次已结束的试验，查看各项门禁的结果。</translation>
    </message>
    <message>
        <source>All gates passed. Select one to see what it makes sure of.</source>
        <translation>门禁全部通过。选择一项可查看它保证什么。</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>门禁</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Gates of the trial</source>
        <translation>试验的门禁</translation>
    </message>
    <message>
        <source>The line of the log and what stands around it</source>
        <translation>该行日志及其上下文</translation>
    </message>
</context>
<context>
    <name>tributary::gui::GraphBoard</name>
    <message>
        <source>%1, streams: %2, events: %3</source>
        <translation>%1，流：%2，事件：%3</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Dependencies of the module</source>
        <translation>模块的依赖</translation>
    </message>
    <message>
        <source>Dependencies</source>
        <translation>依赖</translation>
    </message>
</context>
<context>
    <name>tributary::gui::GraphControls</name>
    <message>
        <source>%1, costs of %2</source>
        <translation>%1，耗时取自 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>stream</source>
        <translation>流</translation>
    </message>
    <message>
        <source>core type</source>
        <translation>核类型</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>耗时</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>没有匹配</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Choose the graph and the costs of its operators</source>
        <translation>选择图及其算子的耗时</translation>
    </message>
    <message>
        <source>Open a graph…</source>
        <translation>打开图…</translation>
    </message>
    <message>
        <source>Take the costs from op_summary.csv…</source>
        <translation>从 op_summary.csv 取用耗时…</translation>
    </message>
    <message>
        <source>Without costs</source>
        <translation>不用耗时</translation>
    </message>
    <message>
        <source>&amp;Candidate:</source>
        <translation>候选(&amp;C)：</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选配置</translation>
    </message>
    <message>
        <source>&amp;Beside:</source>
        <translation>并排(&amp;B)：</translation>
    </message>
    <message>
        <source>Candidate beside it</source>
        <translation>并排的候选配置</translation>
    </message>
    <message>
        <source>A second candidate side by side; operators on other streams have a black corner</source>
        <translation>并排显示第二个候选配置；处于不同流的算子带黑角标</translation>
    </message>
    <message>
        <source>C&amp;olour:</source>
        <translation>着色(&amp;O)：</translation>
    </message>
    <message>
        <source>Colour by</source>
        <translation>着色依据</translation>
    </message>
    <message>
        <source>Search (/)</source>
        <translation>搜索 (/)</translation>
    </message>
    <message>
        <source>Search operators</source>
        <translation>搜索算子</translation>
    </message>
    <message>
        <source>Name or type. Return: next match, Shift+Return: the one before, Escape: back to the graph</source>
        <translation>名称或类型。回车：下一个匹配，Shift+回车：上一个，Esc：回到图</translation>
    </message>
    <message>
        <source>Open all</source>
        <translation>全部展开</translation>
    </message>
    <message>
        <source>Open all groups</source>
        <translation>展开所有分组</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>全部收起</translation>
    </message>
    <message>
        <source>Close all groups</source>
        <translation>收起所有分组</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适应</translation>
    </message>
    <message>
        <source>Show the whole graph (Home)</source>
        <translation>显示整个图 (Home)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Save as PNG or SVG…</source>
        <translation>保存为 PNG 或 SVG…</translation>
    </message>
    <message>
        <source>Copy the image</source>
        <translation>复制图像</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>module type</source>
        <translation>模块类型</translation>
    </message>
    <message>
        <source>Read the files again</source>
        <translation>重新读取文件</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>&amp;Critical path</source>
        <translation>关键路径(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Parallel groups</source>
        <translation>并行组(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Hide constants, variables and inputs</source>
        <translation>隐藏常量、变量和输入(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Lay out from top to bottom</source>
        <translation>自上而下布局(&amp;L)</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Change the modules of the selection</source>
        <translation>修改所选的模块</translation>
    </message>
</context>
<context>
    <name>tributary::gui::GraphDetails</name>
    <message>
        <source>Operators</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>边</translation>
    </message>
    <message>
        <source>Subgraphs</source>
        <translation>子图</translation>
    </message>
    <message>
        <source>Streams used</source>
        <translation>使用的流</translation>
    </message>
    <message>
        <source>Events between streams</source>
        <translation>流间事件</translation>
    </message>
    <message>
        <source>GE really uses</source>
        <translation>GE 实际使用</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>耗时</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 × stream %2</source>
        <translation>%1 × 流 %2</translation>
    </message>
    <message>
        <source>Return opens the group.</source>
        <translation>按回车展开该分组。</translation>
    </message>
    <message>
        <source>no stream</source>
        <translation>无流</translation>
    </message>
    <message>
        <source>stream %1</source>
        <translation>流 %1</translation>
    </message>
    <message>
        <source>waits for %1, signals %2 other streams</source>
        <translation>等待 %1 个流，通知 %2 个流</translation>
    </message>
    <message>
        <source>control</source>
        <translation>控制</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Stream label</source>
        <translation>流标签</translation>
    </message>
    <message>
        <source>Core type</source>
        <translation>核类型</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Block 数</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Gain at most</source>
        <translation>收益上限</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Parallel groups</source>
        <translation>并行组</translation>
    </message>
    <message>
        <source>To be validated</source>
        <translation>待验证</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <source>on it</source>
        <translation>在其上</translation>
    </message>
</context>
<context>
    <name>tributary::gui::GraphEmpty</name>
    <message>
        <source>Show the example</source>
        <translation>显示示例</translation>
    </message>
    <message>
        <source>Reading the graph…</source>
        <translation>正在读取图…</translation>
    </message>
    <message>
        <source>No graph yet</source>
        <translation>还没有图</translation>
    </message>
    <message>
        <source>Open another graph…</source>
        <translation>打开另一个图…</translation>
    </message>
    <message>
        <source>Open a graph…</source>
        <translation>打开图…</translation>
    </message>
    <message>
        <source>GE writes its graphs while it compiles the model: set DUMP_GE_GRAPH=2 in the environment of the workload, and DUMP_GRAPH_PATH to a folder, and run it once. Then open ge_proto_*_Build.txt of that folder, or drop the file here. DUMP_GRAPH_LEVEL=3 writes no other graph. ge_onnx_*.pbtxt, ge_readable_*.txt, Mermaid flowcharts (also in Markdown) and JSON files are read, too.</source>
        <translation>GE 在编译模型时写出图：在被测样例的环境中设置 DUMP_GE_GRAPH=2，并将 DUMP_GRAPH_PATH 设为一个目录，运行一次。然后打开该目录中的 ge_proto_*_Build.txt，或将文件拖放到此处。DUMP_GRAPH_LEVEL=3 时不写出其他图。也可读取 ge_onnx_*.pbtxt、ge_readable_*.txt、Mermaid 流程图（也可在 Markdown 中）和 JSON 文件。</translation>
    </message>
</context>
<context>
    <name>tributary::gui::GraphLegend</name>
    <message>
        <source>%1, operators: %2</source>
        <translation>%1，算子：%2</translation>
    </message>
    <message>
        <source>Waits between streams: %1</source>
        <translation>流间等待：%1</translation>
    </message>
    <message>
        <source>Critical path: %1 of %2 µs</source>
        <translation>关键路径：%1 / %2 µs</translation>
    </message>
    <message>
        <source>Critical path: %1 of %2 operators</source>
        <translation>关键路径：%1 / %2 个算子</translation>
    </message>
    <message>
        <source>Group %1, branches: %2, %3</source>
        <translation>组 %1，分支：%2，%3</translation>
    </message>
    <message>
        <source>Further groups: %1</source>
        <translation>其余组：%1</translation>
    </message>
    <message>
        <source>%1, edges: %2</source>
        <translation>%1，边：%2</translation>
    </message>
</context>
<context>
    <name>tributary::gui::GraphPage</name>
    <message>
        <source>%1 is not shown: constants are hidden.</source>
        <translation>%1 未显示：常量已隐藏。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Laying out %1 operators…</source>
        <translation>正在布局 %1 个算子…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>The drawing is that of %1, as it was read before.</source>
        <translation>所示为先前读取的 %1。</translation>
    </message>
</context>
<context>
    <name>tributary::gui::GraphView</name>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Graph: %1</source>
        <translation>图：%1</translation>
    </message>
    <message>
        <source>%1, operators: %2
Double click opens it</source>
        <translation>%1，算子：%2
双击展开</translation>
    </message>
</context>
<context>
    <name>tributary::gui::HelpPanel</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Go to a field to see what it does.</source>
        <translation>进入某个字段即可查看其作用。</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>默认：%1</translation>
    </message>
</context>
<context>
    <name>tributary::gui::HistogramChart</name>
    <message>
        <source>Histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>How often which step time occurs. All candidates share the bins (Freedman-Diaconis).</source>
        <translation>各步耗时出现的频度。所有候选配置使用相同的分箱（Freedman-Diaconis）。</translation>
    </message>
    <message>
        <source>Step time (ms)</source>
        <translation>步耗时(ms)</translation>
    </message>
    <message>
        <source>Steps per bin (%)</source>
        <translation>每箱步占比（%）</translation>
    </message>
    <message>
        <source>%1 … %2 ms</source>
        <translation>%1 … %2 ms</translation>
    </message>
    <message>
        <source>%1: %2 % (%3 steps)</source>
        <translation>%1：%2 %（%3 步）</translation>
    </message>
    <message>
        <source>no step</source>
        <translation>没有步</translation>
    </message>
    <message>
        <source>%1: most often %2 to %3 ms</source>
        <translation>%1：最常见于 %2 至 %3 ms</translation>
    </message>
    <message>
        <source>Histogram of the step times. %1.</source>
        <translation>步耗时的直方图。%1。</translation>
    </message>
</context>
<context>
    <name>tributary::gui::HostKeyForm</name>
    <message>
        <source>Refuse</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Accept once</source>
        <translation>仅接受一次</translation>
    </message>
    <message>
        <source>Accept and remember</source>
        <translation>接受并记住</translation>
    </message>
</context>
<context>
    <name>tributary::gui::LeftOverPass</name>
    <message>
        <source>Remove it</source>
        <translation>卸载</translation>
    </message>
    <message>
        <source>The pass that you had installed before the run is back.</source>
        <translation>您在运行前安装的 Pass 已恢复。</translation>
    </message>
    <message>
        <source>The left-over pass is removed.</source>
        <translation>遗留的 Pass 已卸载。</translation>
    </message>
</context>
<context>
    <name>tributary::gui::Legend</name>
    <message>
        <source>Candidates</source>
        <translation>候选配置</translation>
    </message>
    <message>
        <source>Tick: shown in the charts. Selected: stands out in all views.</source>
        <translation>勾选：在图表中显示。选中：在所有视图中突出显示。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Selected only</source>
        <translation>仅选中</translation>
    </message>
    <message>
        <source>Show the selected candidates and the baseline only</source>
        <translation>只显示选中的候选配置和基准</translation>
    </message>
</context>
<context>
    <name>tributary::gui::LiveOutput</name>
    <message>
        <source>… %1 bytes left out here; they are in stdout.log</source>
        <translation>… 此处省略 %1 字节，完整内容见 stdout.log</translation>
    </message>
    <message>
        <source>Output of the running trial</source>
        <translation>正在运行的试验的输出</translation>
    </message>
    <message>
        <source>Nothing printed yet.</source>
        <translation>还没有输出。</translation>
    </message>
    <message>
        <source>The output of a trial appears here while it runs.</source>
        <translation>试验运行时，其输出显示在此。</translation>
    </message>
    <message>
        <source>Trial %1, %2, runs</source>
        <translation>试验 %1，%2，运行中</translation>
    </message>
    <message>
        <source>Trial %1, %2, has ended</source>
        <translation>试验 %1，%2，已结束</translation>
    </message>
</context>
<context>
    <name>tributary::gui::LogFiles</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Files of the trial</source>
        <translation>试验的文件</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开目录</translation>
    </message>
    <message>
        <source>Select a trial to see its files.</source>
        <translation>选择一次试验以查看其文件。</translation>
    </message>
    <message>
        <source>No files in %1</source>
        <translation>%1 中没有文件</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>编译</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标机</translation>
    </message>
</context>
<context>
    <name>tributary::gui::LogView</name>
    <message>
        <source>Text of %1</source>
        <translation>%1 的内容</translation>
    </message>
    <message>
        <source>Find (Enter: next)</source>
        <translation>查找（Enter：下一个）</translation>
    </message>
    <message>
        <source>Find in the file</source>
        <translation>在文件中查找</translation>
    </message>
    <message>
        <source>Only the last %1 of %2</source>
        <translation>仅显示 %2 中的最后 %1</translation>
    </message>
</context>
<context>
    <name>tributary::gui::MainWindow</name>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>tributary::gui::MatrixEdit</name>
    <message>
        <source>streams</source>
        <translation>流数</translation>
    </message>
    <message>
        <source>All strategies, streams: %1</source>
        <translation>全部策略，流数：%1</translation>
    </message>
    <message>
        <source>always measured: the others are compared with it</source>
        <translation>必测：其他候选配置都与它比较</translation>
    </message>
    <message>
        <source>vector operators apart from cube operators</source>
        <translation>向量算子与 cube 算子分流</translation>
    </message>
    <message>
        <source>%1 with all stream counts</source>
        <translation>%1 的全部流数</translation>
    </message>
</context>
<context>
    <name>tributary::gui::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
</context>
<context>
    <name>tributary::gui::MessageRow</name>
    <message>
        <source>Close this message (Esc)</source>
        <translation>关闭此消息（Esc）</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>tributary::gui::Minimap</name>
    <message>
        <source>Overview of the graph</source>
        <translation>图的概览</translation>
    </message>
</context>
<context>
    <name>tributary::gui::ModuleDesk</name>
    <message>
        <source>Rename the module %1 to %2</source>
        <translation>将模块 %1 重命名为 %2</translation>
    </message>
    <message>
        <source>Set the type of the module %1</source>
        <translation>设置模块 %1 的类型</translation>
    </message>
    <message>
        <source>Set the side effect of the module %1</source>
        <translation>设置模块 %1 的副作用</translation>
    </message>
    <message>
        <source>Set the type of a dependency of the module %1</source>
        <translation>设置模块 %1 的依赖类型</translation>
    </message>
    <message>
        <source>Set the reason of a dependency of the module %1</source>
        <translation>设置模块 %1 的依赖原因</translation>
    </message>
    <message>
        <source>Make a module</source>
        <translation>新建模块</translation>
    </message>
    <message>
        <source>Merge modules</source>
        <translation>合并模块</translation>
    </message>
    <message>
        <source>Split a module</source>
        <translation>拆分模块</translation>
    </message>
    <message>
        <source>Dissolve the module %1</source>
        <translation>解散模块 %1</translation>
    </message>
    <message>
        <source>Discard changes of modules that are not there</source>
        <translation>丢弃找不到对象的模块修改</translation>
    </message>
    <message>
        <source>Discard all changes of modules</source>
        <translation>丢弃对模块的所有修改</translation>
    </message>
    <message>
        <source>&amp;Make a module of the selection</source>
        <translation>将所选建为模块(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Join the selected modules</source>
        <translation>合并所选模块(&amp;J)</translation>
    </message>
    <message>
        <source>Split &amp;off what is selected</source>
        <translation>拆分所选(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Dissolve the module</source>
        <translation>解散模块(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>类型(&amp;T)</translation>
    </message>
    <message>
        <source>Side &amp;effect…</source>
        <translation>副作用(&amp;E)…</translation>
    </message>
    <message>
        <source>De&amp;pendencies…</source>
        <translation>依赖(&amp;P)…</translation>
    </message>
    <message>
        <source>Discard &amp;all changes of modules</source>
        <translation>丢弃对模块的所有修改(&amp;A)</translation>
    </message>
</context>
<context>
    <name>tributary::gui::ModulePanel</name>
    <message>
        <source>&amp;Module:</source>
        <translation>模块(&amp;M)：</translation>
    </message>
    <message>
        <source>Name of the module</source>
        <translation>模块名称</translation>
    </message>
    <message>
        <source>select operators</source>
        <translation>请选择算子</translation>
    </message>
    <message>
        <source>T&amp;ype:</source>
        <translation>类型(&amp;Y)：</translation>
    </message>
    <message>
        <source>Type of the module</source>
        <translation>模块类型</translation>
    </message>
    <message>
        <source>&amp;Effect:</source>
        <translation>副作用(&amp;E)：</translation>
    </message>
    <message>
        <source>Side effect of the module</source>
        <translation>模块的副作用</translation>
    </message>
    <message>
        <source>What it changes besides its outputs, e.g. &quot;writes KV cache&quot;</source>
        <translation>除输出外它还改变什么，例如“写 KV cache”</translation>
    </message>
</context>
<context>
    <name>tributary::gui::OutputSection</name>
    <message>
        <source>Change the output files</source>
        <translation>修改输出文件</translation>
    </message>
    <message>
        <source>Change what the files hold</source>
        <translation>修改文件的数值类型</translation>
    </message>
    <message>
        <source>Change the output pattern</source>
        <translation>修改输出匹配模式</translation>
    </message>
    <message>
        <source>Give 0 or a positive number, such as 1e-5.</source>
        <translation>请给出 0 或正数，如 1e-5。</translation>
    </message>
    <message>
        <source>Change a tolerance</source>
        <translation>修改误差容限</translation>
    </message>
    <message>
        <source>Output check</source>
        <translation>输出检查</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>匹配模式</translation>
    </message>
    <message>
        <source>Regular expression on what the workload prints; its one group is a digest. A candidate whose digest is not that of default computes something else and is never recommended.</source>
        <translation>用于匹配被测样例打印内容的正则表达式，其唯一的分组是摘要。摘要与 default 不同的候选配置，计算的内容已不一样，绝不会被推荐。</translation>
    </message>
    <message>
        <source>empty: not checked</source>
        <translation>留空：不检查</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Files of raw numbers that the workload writes, one per line; relative ones start at the working folder. They are compared with those of default, number by number.</source>
        <translation>被测样例写出的裸数值文件，每行填一个文件；相对路径从工作目录算起。会与 default 的文件逐个数值比较。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值类型</translation>
    </message>
    <message>
        <source>What the files hold, in the byte order of this machine.</source>
        <translation>文件中数值的类型，采用本机字节序。</translation>
    </message>
    <message>
        <source>float32</source>
        <translation>float32</translation>
    </message>
    <message>
        <source>Absolute tolerance</source>
        <translation>绝对误差容限</translation>
    </message>
    <message>
        <source>Equal: |a - b| &lt;= absolute tolerance + relative tolerance * |b|.</source>
        <translation>判为相等：|a - b| &lt;= 绝对误差容限 + 相对误差容限 * |b|。</translation>
    </message>
    <message>
        <source>Relative tolerance</source>
        <translation>相对误差容限</translation>
    </message>
</context>
<context>
    <name>tributary::gui::PlanSection</name>
    <message>
        <source>Change the rounds</source>
        <translation>修改轮数</translation>
    </message>
    <message>
        <source>Change the confirm rounds</source>
        <translation>修改复核轮数</translation>
    </message>
    <message>
        <source>Change the difference that matters</source>
        <translation>修改有意义的差异</translation>
    </message>
    <message>
        <source>Change the kind of plan</source>
        <translation>修改计划类型</translation>
    </message>
    <message>
        <source>Change the order</source>
        <translation>修改顺序</translation>
    </message>
    <message>
        <source>Change the control</source>
        <translation>修改对照</translation>
    </message>
    <message>
        <source>Change the refining</source>
        <translation>修改细化</translation>
    </message>
    <message>
        <source>Give a whole number of 0 or more.</source>
        <translation>请给出不小于 0 的整数。</translation>
    </message>
    <message>
        <source>Change the seed</source>
        <translation>修改随机种子</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>fixed, rounds: %1</source>
        <translation>固定，轮数：%1</translation>
    </message>
    <message>
        <source>adaptive, rounds: %1 and up to %2</source>
        <translation>自适应，轮数：%1，复核至多 %2</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>逐轮对比</translation>
    </message>
    <message>
        <source>How often every candidate runs. A verdict needs at least three valid rounds.</source>
        <translation>每个候选配置运行的次数。至少要有三个有效轮次才能得出结论。</translation>
    </message>
    <message>
        <source>Screening rounds</source>
        <translation>初筛轮数</translation>
    </message>
    <message>
        <source>How often every candidate runs before the leaders are chosen.</source>
        <translation>选出领先者之前，每个候选配置运行的次数。</translation>
    </message>
    <message>
        <source>Adaptive: all candidates are screened, then the best ones and default run in fresh rounds until the answer is clear. Fixed: the same number of rounds for all, judged as the sample script does.</source>
        <translation>自适应：先初筛全部候选配置，再让最好的几个与 default 重新跑若干轮，直到结论明确。固定：所有候选配置轮数相同，按样例脚本的规则判定。</translation>
    </message>
    <message>
        <source>adaptive</source>
        <translation>自适应</translation>
    </message>
    <message>
        <source>Adaptive: screen all, then confirm the leaders</source>
        <translation>自适应：初筛全部，再复核领先者</translation>
    </message>
    <message>
        <source>Fixed: the same rounds for all</source>
        <translation>固定：所有候选配置轮数相同</translation>
    </message>
    <message>
        <source>Confirm rounds</source>
        <translation>复核轮数</translation>
    </message>
    <message>
        <source>Fresh rounds of the leaders, at most. They end earlier if the answer is clear. The speedup that is reported comes from these alone.</source>
        <translation>领先者重新运行的轮数上限；结论明确时会提前结束。报告的加速比只取自这些轮次。</translation>
    </message>
    <message>
        <source>Difference that matters</source>
        <translation>有意义的差异</translation>
    </message>
    <message>
        <source>A speedup below this is called slight. Smaller values need more rounds.</source>
        <translation>低于此值的加速视为轻微。值越小，所需轮数越多。</translation>
    </message>
    <message>
        <source>2 %</source>
        <translation>2 %</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Order of the candidates within rounds. Mirrored: forward, then backward, so that a steady drift of the machine hits all alike. Shuffled: by chance, from the seed.</source>
        <translation>轮内候选配置的顺序。镜像：先正序再逆序，使机器的平稳漂移对各候选配置影响相同。随机：由随机种子决定。</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Round-robin</source>
        <translation>轮转</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>The same seed gives the same shuffled order again.</source>
        <translation>相同的种子会再次得到相同的随机顺序。</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>对照</translation>
    </message>
    <message>
        <source>default runs twice per round: how much the two differ is the noise that no comparison can go below.</source>
        <translation>每轮运行两次 default：两者相差多少，就是任何对比都无法突破的噪声。</translation>
    </message>
    <message>
        <source>on in an adaptive plan, off in a fixed one</source>
        <translation>自适应计划中开启，固定计划中关闭</translation>
    </message>
    <message>
        <source>Run default twice per round to measure the noise</source>
        <translation>每轮运行两次 default 以测量噪声</translation>
    </message>
    <message>
        <source>Refine</source>
        <translation>细化</translation>
    </message>
    <message>
        <source>Then also tries the neighbours of the winner&apos;s stream count, e.g. 3 and 5 around 4.</source>
        <translation>随后再试优胜者流数的相邻值，如 4 附近的 3 和 5。</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Also try the neighbours of the winner&apos;s stream count</source>
        <translation>同时尝试优胜者流数的相邻值</translation>
    </message>
</context>
<context>
    <name>tributary::gui::PreflightPanel</name>
    <message>
        <source>Checks before the run</source>
        <translation>运行前检查</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>A run goes on: the machine is checked again when it ends.</source>
        <translation>正在运行：结束后会重新检查本机。</translation>
    </message>
    <message>
        <source>Looking at this machine…</source>
        <translation>正在检查本机…</translation>
    </message>
    <message>
        <source>Problems: %1. The run is certain to fail.</source>
        <translation>问题：%1 个。运行必定失败。</translation>
    </message>
    <message>
        <source>Warnings: %1. The run works, but look at them.</source>
        <translation>警告：%1 个。可以运行，但请查看。</translation>
    </message>
    <message>
        <source>Nothing stands in the way.</source>
        <translation>没有妨碍运行的问题。</translation>
    </message>
</context>
<context>
    <name>tributary::gui::PreflightRow</name>
    <message>
        <source>ok</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>tributary::gui::ProjectDesk</name>
    <message>
        <source>This is neither a project nor a result folder.</source>
        <translation>这既不是工程，也不是结果目录。</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>没有这个文件或目录。</translation>
    </message>
    <message>
        <source>Open a *.tributary file, or the folder of a run.</source>
        <translation>请打开 *.tributary 文件，或一次运行的结果目录。</translation>
    </message>
    <message>
        <source>Set up the example</source>
        <translation>设置示例</translation>
    </message>
    <message>
        <source>Take over the set-up of the run</source>
        <translation>沿用该次运行的设置</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>打开工程</translation>
    </message>
    <message>
        <source>Tributary projects (*.tributary)</source>
        <translation>Tributary 工程 (*.tributary)</translation>
    </message>
    <message>
        <source>Import result folder</source>
        <translation>导入结果目录</translation>
    </message>
    <message>
        <source>Save project as</source>
        <translation>工程另存为</translation>
    </message>
    <message>
        <source>A run is going.</source>
        <translation>正在运行。</translation>
    </message>
    <message>
        <source>What it has measured is kept in any case, and the run can be resumed later.</source>
        <translation>已测数据都会保留，以后可以继续运行。</translation>
    </message>
    <message>
        <source>Stop after this trial, save and close</source>
        <translation>本次试验后停止，保存并关闭</translation>
    </message>
    <message>
        <source>Stop now and close</source>
        <translation>立即停止并关闭</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>继续运行</translation>
    </message>
    <message>
        <source>The project %1 has changes that are not saved.</source>
        <translation>工程 %1 有未保存的修改。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>保持打开</translation>
    </message>
    <message>
        <source>A project that was never saved was left behind at %1.</source>
        <translation>在 %1 留有一个从未保存过的工程。</translation>
    </message>
    <message>
        <source>Changes of the project %1 from %2 were not saved.</source>
        <translation>工程 %1 有未保存的修改（%2）。</translation>
    </message>
    <message>
        <source>The project file was saved later than that.</source>
        <translation>工程文件的保存时间比它更晚。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
</context>
<context>
    <name>tributary::gui::RankingActions</name>
    <message>
        <source>A run goes on. Stop it first.</source>
        <translation>正在运行，请先停止。</translation>
    </message>
    <message>
        <source>This result was imported and cannot be continued.</source>
        <translation>该结果是导入的，无法继续运行。</translation>
    </message>
    <message>
        <source>Set as baseline</source>
        <translation>设为基准</translation>
    </message>
    <message>
        <source>Set as comparison</source>
        <translation>设为对比</translation>
    </message>
    <message>
        <source>Copy the command that reproduces it</source>
        <translation>复制复现命令</translation>
    </message>
    <message>
        <source>Exclude from further rounds</source>
        <translation>后续轮次中排除</translation>
    </message>
    <message>
        <source>Run more rounds of it</source>
        <translation>为其加测几轮</translation>
    </message>
    <message>
        <source>1 more round</source>
        <translation>再测 1 轮</translation>
    </message>
    <message>
        <source>%1 more rounds</source>
        <translation>再测 %1 轮</translation>
    </message>
    <message>
        <source>%1: enough for an answer, if the noise stays</source>
        <translation>%1：若噪声不变，足以得出结论</translation>
    </message>
    <message>
        <source>Exclude %1</source>
        <translation>排除 %1</translation>
    </message>
    <message>
        <source>Include %1</source>
        <translation>恢复 %1</translation>
    </message>
    <message>
        <source>It takes effect when the run is stopped and resumed.</source>
        <translation>停止并继续运行后生效。</translation>
    </message>
</context>
<context>
    <name>tributary::gui::RankingModel</name>
    <message>
        <source>excluded</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>output differs</source>
        <translation>输出不一致</translation>
    </message>
    <message>
        <source>%1 (not confirmed)</source>
        <translation>%1（未复核）</translation>
    </message>
    <message>
        <source>%1, recommended</source>
        <translation>%1，推荐</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Median (ms)</source>
        <translation>中位(ms)</translation>
    </message>
    <message>
        <source>P90 (ms)</source>
        <translation>P90(ms)</translation>
    </message>
    <message>
        <source>CV</source>
        <translation>CV</translation>
    </message>
    <message>
        <source>Script label</source>
        <translation>脚本标签</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Best median first; a star marks what is recommended</source>
        <translation>中位最小者在前；星号标记推荐配置</translation>
    </message>
    <message>
        <source>How many times as fast as the baseline, from paired rounds, with its interval. The band holds the differences that do not matter.</source>
        <translation>相对基准的加速比，由配对轮次得出，附区间。色带表示无意义的差异范围。</translation>
    </message>
    <message>
        <source>What the paired comparison says</source>
        <translation>配对比较得出的结论</translation>
    </message>
    <message>
        <source>Median over the steps of all valid trials, in milliseconds</source>
        <translation>全部有效试验各步的中位，单位毫秒</translation>
    </message>
    <message>
        <source>Nine of ten steps take at most this long, in milliseconds</source>
        <translation>十步中有九步不超过此耗时，单位毫秒</translation>
    </message>
    <message>
        <source>Coefficient of variation: standard deviation / mean of all steps</source>
        <translation>变异系数：全部步的标准差 / 均值</translation>
    </message>
    <message>
        <source>The word of the tuning script for the ratio of medians; it knows nothing of noise</source>
        <translation>寻优脚本根据中位之比给出的标签；它不考虑噪声</translation>
    </message>
    <message>
        <source>What would settle it</source>
        <translation>怎样才能得出定论</translation>
    </message>
    <message>
        <source>%1 of %2 trials valid</source>
        <translation>%2 次试验中 %1 次有效</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>推荐</translation>
    </message>
    <message>
        <source>Set as comparison</source>
        <translation>设为对比</translation>
    </message>
    <message>
        <source>%1, from %2 paired rounds</source>
        <translation>%1，由 %2 个配对轮次得出</translation>
    </message>
    <message>
        <source>Ratio of the medians; no interval yet</source>
        <translation>中位之比；尚无区间</translation>
    </message>
    <message>
        <source>It stands for %1 (not measured; same stream assignment in this graph).</source>
        <translation>它代表 %1（未测量；在此图中的流分配相同）。</translation>
    </message>
    <message>
        <source>Stands for</source>
        <translation>代表</translation>
    </message>
    <message>
        <source>Candidates that were not measured, since they have the same stream assignment in the graph of the run</source>
        <translation>未测量的候选配置，因为它们在该运行的图中流分配相同</translation>
    </message>
</context>
<context>
    <name>tributary::gui::RankingView</name>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Select a candidate to see why it has its verdict.</source>
        <translation>选择一个候选配置，查看其结论的依据。</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Ranking of the candidates</source>
        <translation>候选配置排名</translation>
    </message>
</context>
<context>
    <name>tributary::gui::RowChart</name>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1（基准）</translation>
    </message>
</context>
<context>
    <name>tributary::gui::RunBar</name>
    <message>
        <source>Preparing the run: checking files, building and installing the pass…</source>
        <translation>正在准备运行：检查文件、编译并安装 Pass…</translation>
    </message>
    <message>
        <source>Stopping now…</source>
        <translation>正在立即停止…</translation>
    </message>
    <message>
        <source>The run begins…</source>
        <translation>运行即将开始…</translation>
    </message>
    <message>
        <source>Trial %1 of %2</source>
        <translation>第 %1 次试验，共 %2 次</translation>
    </message>
    <message>
        <source>Trial %1 of at most %2</source>
        <translation>第 %1 次试验，至多 %2 次</translation>
    </message>
    <message>
        <source>: %1, round %2</source>
        <translation>：%1，第 %2 轮</translation>
    </message>
    <message>
        <source>Stopping after this trial: %1</source>
        <translation>本次试验后停止：%1</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>剩余不到 1 分钟</translation>
    </message>
    <message numerus="yes">
        <source>about %n min left</source>
        <translation>
            <numerusform>约剩 %n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n min left</source>
        <translation>
            <numerusform>至多剩 %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分钟</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>约剩 %1</translation>
    </message>
    <message>
        <source>at most %1 left</source>
        <translation>至多剩 %1</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>尚未运行</translation>
    </message>
    <message numerus="yes">
        <source>Complete: %n trials</source>
        <translation>
            <numerusform>已完成：%n 次试验</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 trials</source>
        <translation>已停止：完成 %1/%2 次试验</translation>
    </message>
    <message>
        <source>Run that is shown</source>
        <translation>显示的运行</translation>
    </message>
    <message>
        <source>Stopping: cleaning up on the target. Stop now gives that up.</source>
        <translation>正在停止：正在清理目标机。再次“立即停止”可放弃清理。</translation>
    </message>
    <message>
        <source>; %1</source>
        <translation>；%1</translation>
    </message>
</context>
<context>
    <name>tributary::gui::RunFlow</name>
    <message>
        <source>Run %1, %2</source>
        <translation>运行 %1，%2</translation>
    </message>
    <message>
        <source>Show this trial</source>
        <translation>查看该试验</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>立即停止</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Show the first trial</source>
        <translation>查看首个试验</translation>
    </message>
    <message>
        <source>Continue all the same</source>
        <translation>仍然继续</translation>
    </message>
</context>
<context>
    <name>tributary::gui::SameStreamsBox</name>
    <message>
        <source>Choose whether each assignment is measured once</source>
        <translation>选择每种分配是否只测量一次</translation>
    </message>
    <message>
        <source>Working out the stream assignments…</source>
        <translation>正在推算流分配…</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>The project has no graph, so all candidates are measured. Choose one on the Graph page.</source>
        <translation>工程没有图，因此测量所有候选配置。请在“图”页面选择图。</translation>
    </message>
    <message>
        <source>No two candidates have the same stream assignment in this graph: all are measured.</source>
        <translation>没有两个候选配置在此图中的流分配相同：全部测量。</translation>
    </message>
    <message>
        <source>%1 of %2 candidates would spread this graph like another one:</source>
        <translation>%2 个候选配置中有 %1 个对此图的分流与另一个相同：</translation>
    </message>
    <message>
        <source>Measure each stream assignment once</source>
        <translation>每种流分配只测量一次</translation>
    </message>
    <message>
        <source>Of candidates with the same stream assignment in the project&apos;s graph only the first is measured, and its result stands for the others. What GE does after the assignment may still differ.</source>
        <translation>在工程的图中流分配相同的候选配置只测量第一个，其结果代表其余。GE 在分配之后的处理仍可能不同。</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>tributary::gui::SecretForm</name>
    <message>
        <source>Passphrase</source>
        <translation>口令</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Remember in the keychain</source>
        <translation>在钥匙串中记住</translation>
    </message>
    <message>
        <source>Log in</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>tributary::gui::SecretPanel</name>
    <message>
        <source>Password of %1</source>
        <translation>%1 的密码</translation>
    </message>
    <message>
        <source>Passphrase of %1</source>
        <translation>%1 的口令</translation>
    </message>
    <message>
        <source>Secrets are kept in the keychain of this machine, never in the project or the target&apos;s file. None is needed for a key without a passphrase, or one that an agent holds.</source>
        <translation>密码和口令保存在本机的钥匙串中，绝不保存在项目或目标机文件里。不带口令的密钥或由 agent 持有的密钥不需要。</translation>
    </message>
</context>
<context>
    <name>tributary::gui::SecretRow</name>
    <message>
        <source>Looking into the keychain…</source>
        <translation>正在查询钥匙串…</translation>
    </message>
    <message>
        <source>✓ The keychain keeps it.</source>
        <translation>✓ 已保存在钥匙串中。</translation>
    </message>
    <message>
        <source>The keychain does not keep it: it is asked for when it is needed.</source>
        <translation>钥匙串中没有：需要时会询问。</translation>
    </message>
    <message>
        <source>New secret</source>
        <translation>新的密码或口令</translation>
    </message>
    <message>
        <source>Keep in the keychain</source>
        <translation>保存到钥匙串</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>忘记</translation>
    </message>
</context>
<context>
    <name>tributary::gui::SectionBox</name>
    <message>
        <source>Show or hide this part</source>
        <translation>展开或收起此部分</translation>
    </message>
</context>
<context>
    <name>tributary::gui::SeriesChart</name>
    <message>
        <source>Over time</source>
        <translation>随时间变化</translation>
    </message>
    <message>
        <source>Every step in the order in which it ran; rounds are shaded in turn, lines are the medians of trials.</source>
        <translation>按执行先后列出每一步；各轮以底色交替区分，横线为各次试验的中位。</translation>
    </message>
    <message>
        <source>Step in the order of the run</source>
        <translation>步（按执行顺序）</translation>
    </message>
    <message>
        <source>Step time (ms)</source>
        <translation>步耗时(ms)</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1，第 %2 轮</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>Trial %1</source>
        <translation>试验 %1</translation>
    </message>
    <message>
        <source>Median of the trial: %1 ms</source>
        <translation>该试验的中位：%1 ms</translation>
    </message>
    <message>
        <source>Steps: %1</source>
        <translation>步数：%1</translation>
    </message>
    <message>
        <source>Step %1: %2 ms</source>
        <translation>第 %1 步：%2 ms</translation>
    </message>
    <message>
        <source>%1: last trial against the first %2</source>
        <translation>%1：末次试验相对首次 %2</translation>
    </message>
    <message>
        <source>Steps in the order in which they ran, trials: %1. %2</source>
        <translation>按执行顺序排列的各步，试验数：%1。%2</translation>
    </message>
</context>
<context>
    <name>tributary::gui::ShortcutDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>查找操作或按键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
</context>
<context>
    <name>tributary::gui::SlopeChart</name>
    <message>
        <source>Rounds</source>
        <translation>逐轮对比</translation>
    </message>
    <message>
        <source>One line per round, from the median of %1 to the candidate&apos;s. Falling and solid: faster; dashed: not.</source>
        <translation>每轮一条线，从 %1 的中位连到候选配置的中位。下降的实线：更快；虚线：没有更快。</translation>
    </message>
    <message>
        <source>Median step time (ms)</source>
        <translation>步耗时中位(ms)</translation>
    </message>
    <message>
        <source>No round yet in which the baseline and another candidate are both valid.</source>
        <translation>还没有任何一轮中基准与另一个候选配置同时有效。</translation>
    </message>
    <message>
        <source>%1 of %2 faster</source>
        <translation>%1/%2 轮更快</translation>
    </message>
    <message>
        <source>Speedup of all rounds: %1</source>
        <translation>全部轮次的加速比：%1</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1，第 %2 轮</translation>
    </message>
    <message>
        <source>%1: %2 ms</source>
        <translation>%1：%2 ms</translation>
    </message>
    <message>
        <source>Speedup of this round: %1</source>
        <translation>本轮加速比：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Rounds in which a candidate was faster than %1. %2.</source>
        <translation>候选配置比 %1 更快的轮数。%2。</translation>
    </message>
</context>
<context>
    <name>tributary::gui::StartPage</name>
    <message>
        <source>Find the multi-stream configuration that makes your model fastest on an Ascend NPU, and how sure that is.</source>
        <translation>找出让模型在昇腾 NPU 上跑得最快的多流配置，并说明结论有多可靠。</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>最近的工程</translation>
    </message>
    <message>
        <source>Nothing yet. Run the example to see what a result looks like; it needs no NPU and takes about a minute.</source>
        <translation>暂无。可运行示例看看结果是什么样的；不需要 NPU，约一分钟。</translation>
    </message>
    <message>
        <source>You can also drop a project or a result folder anywhere on this window.</source>
        <translation>也可以把工程或结果目录拖到本窗口的任意位置。</translation>
    </message>
    <message>
        <source>The file is gone.</source>
        <translation>该文件已不存在。</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>清空列表</translation>
    </message>
</context>
<context>
    <name>tributary::gui::StatusLine</name>
    <message>
        <source>Mode: online</source>
        <translation>模式：在线</translation>
    </message>
    <message>
        <source>The workload is run for each trial; GE compiles the model in it.</source>
        <translation>每次试验都运行被测样例，由 GE 在其中编译模型。</translation>
    </message>
    <message>
        <source>Target: this machine (%1)</source>
        <translation>目标：本机（%1）</translation>
    </message>
    <message>
        <source>Noise floor: not measured yet</source>
        <translation>噪声底：尚未测量</translation>
    </message>
    <message>
        <source>Noise floor: %1</source>
        <translation>噪声底：%1</translation>
    </message>
    <message>
        <source>Noise floor: needs repeated rounds</source>
        <translation>噪声底：需要重复多轮</translation>
    </message>
    <message>
        <source>Mode: offline</source>
        <translation>模式：离线</translation>
    </message>
    <message>
        <source>Each candidate is compiled here once; its model runs on the target for each trial.</source>
        <translation>每个候选配置在本机编译一次；其模型在目标机上运行每次试验。</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <translation>目标：%1</translation>
    </message>
    <message>
        <source>Target: none yet</source>
        <translation>目标：尚无</translation>
    </message>
</context>
<context>
    <name>tributary::gui::StepsModel</name>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Cost (ms)</source>
        <translation>耗时(ms)</translation>
    </message>
    <message>
        <source>Sync (ms)</source>
        <translation>同步(ms)</translation>
    </message>
    <message>
        <source>ret</source>
        <translation>ret</translation>
    </message>
    <message>
        <source>sync_ret</source>
        <translation>sync_ret</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>执行对象</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>进程</translation>
    </message>
    <message>
        <source>Start (ms)</source>
        <translation>开始(ms)</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行号</translation>
    </message>
</context>
<context>
    <name>tributary::gui::StepsPanel</name>
    <message>
        <source>Parsed steps of the trial</source>
        <translation>该试验解析出的步</translation>
    </message>
    <message>
        <source>Select a finished trial to see its steps.</source>
        <translation>选择一个已结束的试验以查看其各步。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>STEP records, warm-up and all objects included: %1</source>
        <translation>STEP 记录数（含预热和所有执行对象）：%1</translation>
    </message>
</context>
<context>
    <name>tributary::gui::SummaryStrip</name>
    <message>
        <source>%1 of %2 trials: %3</source>
        <translation>%1/%2 次试验：%3</translation>
    </message>
    <message>
        <source>Result of the run</source>
        <translation>运行结果</translation>
    </message>
    <message>
        <source>The first trial runs.</source>
        <translation>正在进行首个试验。</translation>
    </message>
    <message>
        <source>No trial has been run yet.</source>
        <translation>尚未进行试验。</translation>
    </message>
    <message>
        <source>No trial is valid so far.</source>
        <translation>目前没有有效试验。</translation>
    </message>
    <message>
        <source>Compared with %1 instead of default.</source>
        <translation>当前与 %1 对比，而不是 default。</translation>
    </message>
    <message>
        <source>Compare with default</source>
        <translation>与 default 对比</translation>
    </message>
    <message>
        <source>Notes on the data: %1</source>
        <translation>数据提示：%1</translation>
    </message>
    <message>
        <source>What to know about the data before trusting it</source>
        <translation>采信数据之前应了解的情况</translation>
    </message>
</context>
<context>
    <name>tributary::gui::TargetDialog</name>
    <message>
        <source>Target files (*.json)</source>
        <translation>目标机文件 (*.json)</translation>
    </message>
    <message>
        <source>The changes of %1 are not saved</source>
        <translation>%1 的修改尚未保存</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Remove the target %1?</source>
        <translation>删除目标机 %1？</translation>
    </message>
    <message>
        <source>Runs that used it keep what they know of it. Its secrets stay in the keychain until you forget them.</source>
        <translation>使用过它的运行会保留其信息。其密码仍在钥匙串中，直到你将其忘记。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Import a target</source>
        <translation>导入目标机</translation>
    </message>
    <message>
        <source>Export the target</source>
        <translation>导出目标机</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Target machines</source>
        <translation>目标机管理</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>放弃修改</translation>
    </message>
    <message>
        <source>A target is a machine on which compiled models run. Add one, import a target file, or drop the file here.</source>
        <translation>目标机是运行已编译模型的机器。请添加一台、导入目标机文件，或将文件拖放到这里。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
</context>
<context>
    <name>tributary::gui::TargetForm</name>
    <message>
        <source>Private key</source>
        <translation>私钥</translation>
    </message>
    <message>
        <source>Write a whole number.</source>
        <translation>请填写整数。</translation>
    </message>
    <message>
        <source>Give the target a short name, such as lab-1.</source>
        <translation>请给目标机一个短名称，例如 lab-1。</translation>
    </message>
    <message>
        <source>Another target has this name already.</source>
        <translation>另一台目标机已使用该名称。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>How the target is called here and with tributary-cli --target.</source>
        <translation>目标机在此处以及 tributary-cli --target 中的名称。</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Name or address of the machine, IPv6 too, or an alias of ~/.ssh/config, whose HostName, Port, User, IdentityFile and ProxyJump are followed.</source>
        <translation>机器的名称或地址（也可为 IPv6），或 ~/.ssh/config 中的别名；会采用其 HostName、Port、User、IdentityFile 和 ProxyJump。</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>Where its SSH server listens.</source>
        <translation>其 SSH 服务监听的端口。</translation>
    </message>
    <message>
        <source>that of ~/.ssh/config, else 22</source>
        <translation>取自 ~/.ssh/config，否则 22</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>The account on the target. Passwords are not kept here but in the keychain.</source>
        <translation>目标机上的账户。密码不保存在这里，而在钥匙串中。</translation>
    </message>
    <message>
        <source>The key that the login uses first. Its passphrase is asked for when it is needed.</source>
        <translation>登录首先使用的密钥。需要其口令时会询问。</translation>
    </message>
    <message>
        <source>none: password, agent, or the usual keys</source>
        <translation>无：密码、agent 或常用密钥</translation>
    </message>
    <message>
        <source>Work folder</source>
        <translation>工作目录</translation>
    </message>
    <message>
        <source>A folder on the target for the run alone, two levels deep at least. What the run creates there is removed at its end; a folder with other content is refused.</source>
        <translation>目标机上专供运行使用的目录，至少两级。运行在那里创建的内容会在结束时删除；含有其他内容的目录会被拒绝。</translation>
    </message>
    <message>
        <source>CANN environment</source>
        <translation>CANN 环境</translation>
    </message>
    <message>
        <source>set_env.sh on the target, sourced before the command.</source>
        <translation>目标机上的 set_env.sh，在命令之前 source。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Run command</source>
        <translation>运行命令</translation>
    </message>
    <message>
        <source>Runs the model on the target once. {om} stands for the path of the model there. Other braces are left alone.</source>
        <translation>在目标机上运行一次模型。{om} 表示模型在那里的路径。其他花括号保持不变。</translation>
    </message>
    <message>
        <source>Jump host</source>
        <translation>跳板机</translation>
    </message>
    <message>
        <source>[user@]host[:port] of a machine to connect through.</source>
        <translation>经由的机器 [user@]host[:port]。</translation>
    </message>
    <message>
        <source>none, or ProxyJump</source>
        <translation>无，或 ProxyJump</translation>
    </message>
    <message>
        <source>Connect timeout (s)</source>
        <translation>连接超时 (s)</translation>
    </message>
    <message>
        <source>For each of: looking the name up, connecting, the SSH handshake.</source>
        <translation>分别用于：名称解析、连接、SSH 握手。</translation>
    </message>
    <message>
        <source>Silence limit (s)</source>
        <translation>静默上限 (s)</translation>
    </message>
    <message>
        <source>A target that answers nothing for so long, keep-alives included, is taken for lost.</source>
        <translation>目标机在这么久内没有任何应答（包括保活）即视为断开。</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Choose the private key</source>
        <translation>选择私钥</translation>
    </message>
</context>
<context>
    <name>tributary::gui::TargetListPanel</name>
    <message>
        <source>Target machines</source>
        <translation>目标机管理</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
</context>
<context>
    <name>tributary::gui::TargetSection</name>
    <message>
        <source>Use the target of the run</source>
        <translation>使用该运行的目标机</translation>
    </message>
    <message>
        <source>Choose a target</source>
        <translation>选择目标机</translation>
    </message>
    <message>
        <source>Change the OM folder</source>
        <translation>修改 OM 目录</translation>
    </message>
    <message>
        <source>Change the compile jobs</source>
        <translation>修改编译并行数</translation>
    </message>
    <message>
        <source>Change what a failed compile does</source>
        <translation>修改编译失败的处理</translation>
    </message>
    <message>
        <source>Change the reuse of models</source>
        <translation>修改模型的复用</translation>
    </message>
    <message>
        <source>Change what stays on the target</source>
        <translation>修改目标机上保留的内容</translation>
    </message>
    <message>
        <source>Folder for the models</source>
        <translation>模型目录</translation>
    </message>
    <message>
        <source>%1 (of the run)</source>
        <translation>%1（来自该运行）</translation>
    </message>
    <message>
        <source>that of the run</source>
        <translation>该运行的目标机</translation>
    </message>
    <message>
        <source>Not tested since the program was started.</source>
        <translation>程序启动以来尚未测试。</translation>
    </message>
    <message>
        <source>✓ Passed its test at %1.</source>
        <translation>✓ 于 %1 通过测试。</translation>
    </message>
    <message>
        <source>✕ Failed its test at %1: %2</source>
        <translation>✕ 于 %1 测试失败：%2</translation>
    </message>
    <message>
        <source>No model of an earlier run is in the OM folder.</source>
        <translation>OM 目录中没有以前运行的模型。</translation>
    </message>
    <message>
        <source>Models of earlier runs in the OM folder: %1 of %2. Those that were made from the same model and command are taken.</source>
        <translation>OM 目录中以前运行的模型：%2 个中的 %1 个。会使用由相同模型和命令生成的那些。</translation>
    </message>
    <message>
        <source>Target and models</source>
        <translation>目标机与模型</translation>
    </message>
    <message>
        <source>no target yet</source>
        <translation>尚无目标机</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标机</translation>
    </message>
    <message>
        <source>The machine on which the models run. Test tries everything that a run needs of it.</source>
        <translation>运行模型的机器。测试会尝试一次运行对它的全部要求。</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Test the target</source>
        <translation>测试目标机</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Edit the target</source>
        <translation>编辑目标机</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新建…</translation>
    </message>
    <message>
        <source>Add a target</source>
        <translation>添加目标机</translation>
    </message>
    <message>
        <source>Run command</source>
        <translation>运行命令</translation>
    </message>
    <message>
        <source>Of the target; {om} stands for the model there. Edit the target to change it.</source>
        <translation>属于目标机；{om} 表示那里的模型。要修改请编辑目标机。</translation>
    </message>
    <message>
        <source>OM folder</source>
        <translation>OM 目录</translation>
    </message>
    <message>
        <source>Where compiled models and the logs of their compiles go, on this machine. A relative path starts at the folder of the project.</source>
        <translation>本机上存放已编译模型及其编译日志的目录。相对路径从项目目录算起。</translation>
    </message>
    <message>
        <source>om in the folder of the project</source>
        <translation>项目目录中的 om</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Choose the OM folder</source>
        <translation>选择 OM 目录</translation>
    </message>
    <message>
        <source>Compile jobs</source>
        <translation>编译并行数</translation>
    </message>
    <message>
        <source>How many candidates are compiled at a time. Each needs the memory of a compile.</source>
        <translation>同时编译的候选配置数。每个都需要一次编译所用的内存。</translation>
    </message>
    <message>
        <source>Failed compiles</source>
        <translation>编译失败</translation>
    </message>
    <message>
        <source>If this is on, a candidate that does not compile is marked and left out. Otherwise the run ends there, before anything is uploaded.</source>
        <translation>打开时，编译失败的候选配置会被标记并略过。否则运行在上传之前就此结束。</translation>
    </message>
    <message>
        <source>off: the run ends</source>
        <translation>关：运行结束</translation>
    </message>
    <message>
        <source>Leave the candidate out and go on</source>
        <translation>略过该候选配置并继续</translation>
    </message>
    <message>
        <source>Reuse</source>
        <translation>复用</translation>
    </message>
    <message>
        <source>Takes models of an earlier run if model file, command, candidate and pass are the same, told by their hashes, instead of compiling again.</source>
        <translation>若模型文件、命令、候选配置和 Pass 都相同（按哈希判断），则使用以前运行的模型，而不重新编译。</translation>
    </message>
    <message>
        <source>off: everything is compiled</source>
        <translation>关：全部编译</translation>
    </message>
    <message>
        <source>Reuse models that were made in the same way</source>
        <translation>复用以相同方式生成的模型</translation>
    </message>
    <message>
        <source>Clean-up</source>
        <translation>清理</translation>
    </message>
    <message>
        <source>Leaves models and logs in the work folder on the target. Otherwise everything that the run created there is removed at its end.</source>
        <translation>在目标机的工作目录中保留模型和日志。否则运行在那里创建的一切都会在结束时删除。</translation>
    </message>
    <message>
        <source>off: removed</source>
        <translation>关：删除</translation>
    </message>
    <message>
        <source>Keep the work folder on the target</source>
        <translation>保留目标机上的工作目录</translation>
    </message>
</context>
<context>
    <name>tributary::gui::TestPanel</name>
    <message>
        <source>Testing…</source>
        <translation>正在测试…</translation>
    </message>
    <message>
        <source>✓ A run will find everything it needs.</source>
        <translation>✓ 运行所需的一切都具备。</translation>
    </message>
    <message>
        <source>A run may work; look at the warnings.</source>
        <translation>运行可能可以进行；请查看警告。</translation>
    </message>
    <message>
        <source>A run will not work: see the step that failed.</source>
        <translation>运行无法进行：请看失败的步骤。</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Tries everything that a run needs of the target, and leaves nothing there.</source>
        <translation>尝试一次运行对目标机的全部要求，不在那里留下任何内容。</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Steps of the test</source>
        <translation>测试步骤</translation>
    </message>
</context>
<context>
    <name>tributary::gui::TrialDetails</name>
    <message>
        <source>Details of the trial</source>
        <translation>试验详情</translation>
    </message>
    <message>
        <source>Live output</source>
        <translation>实时输出</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>门禁</translation>
    </message>
    <message>
        <source>Log files</source>
        <translation>日志文件</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境变量</translation>
    </message>
</context>
<context>
    <name>tributary::gui::TrialTable</name>
    <message>
        <source>Export the trials</source>
        <translation>导出试验</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation>全部候选</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>全部状态</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>试验</translation>
    </message>
    <message>
        <source>Show trials of this state</source>
        <translation>只显示该状态的试验</translation>
    </message>
    <message>
        <source>Show trials of this candidate</source>
        <translation>只显示该候选配置的试验</translation>
    </message>
    <message>
        <source>Show trials with this text</source>
        <translation>只显示含此文字的试验</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Part of a candidate, a state or a reason (Ctrl+F)</source>
        <translation>候选配置、状态或原因中的部分文字（Ctrl+F）</translation>
    </message>
    <message>
        <source>Go to the trial with this number</source>
        <translation>转到该编号的试验</translation>
    </message>
    <message>
        <source>Go to #</source>
        <translation>转到 #</translation>
    </message>
    <message>
        <source>Number of a trial, then Enter (Ctrl+G)</source>
        <translation>输入试验编号后按回车（Ctrl+G）</translation>
    </message>
    <message>
        <source>More for the table of trials</source>
        <translation>试验表格的更多操作</translation>
    </message>
    <message>
        <source>Go to trial…</source>
        <translation>转到试验…</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>按文字筛选</translation>
    </message>
    <message>
        <source>Export all rows as CSV…</source>
        <translation>将所有行导出为 CSV…</translation>
    </message>
    <message>
        <source>Show all trials</source>
        <translation>显示全部试验</translation>
    </message>
</context>
<context>
    <name>tributary::gui::TrialTableModel</name>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Median (ms)</source>
        <translation>中位(ms)</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>走势</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Number of the trial, from 0 in the order of the run</source>
        <translation>试验编号，按运行顺序从 0 开始</translation>
    </message>
    <message>
        <source>Whether the trial counts</source>
        <translation>该试验是否计入</translation>
    </message>
    <message>
        <source>What ran</source>
        <translation>所运行的候选配置</translation>
    </message>
    <message>
        <source>Trials of one round are compared with each other</source>
        <translation>同一轮的试验相互对比</translation>
    </message>
    <message>
        <source>How the workload ended</source>
        <translation>被测样例如何结束</translation>
    </message>
    <message>
        <source>Steps that count: those of the main execution object after the warm-up</source>
        <translation>计入的步数：主执行对象在预热之后的步</translation>
    </message>
    <message>
        <source>Median of the steps that count, in milliseconds</source>
        <translation>计入各步的耗时中位，单位毫秒</translation>
    </message>
    <message>
        <source>The steps that count, in their order; slower is higher</source>
        <translation>按顺序排列的计入各步；越高越慢</translation>
    </message>
    <message>
        <source>Time from the start of the workload to its end</source>
        <translation>被测样例从启动到结束的用时</translation>
    </message>
    <message>
        <source>Why the trial does not count</source>
        <translation>该试验不计入的原因</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>排队中</translation>
    </message>
    <message>
        <source>signal %1</source>
        <translation>信号 %1</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>未启动</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>%1, screening</source>
        <translation>%1，初筛</translation>
    </message>
    <message>
        <source>%1, confirming</source>
        <translation>%1，复核</translation>
    </message>
    <message>
        <source>%1, refining</source>
        <translation>%1，细化</translation>
    </message>
    <message>
        <source>%1 steps: %2 ms to %3 ms, median %4 ms</source>
        <translation>共 %1 步：%2 ms～%3 ms，中位 %4 ms</translation>
    </message>
</context>
<context>
    <name>tributary::gui::TrialsPage</name>
    <message>
        <source>The trials were written to %1</source>
        <translation>试验已写入 %1</translation>
    </message>
    <message>
        <source>No trials yet</source>
        <translation>还没有试验</translation>
    </message>
    <message>
        <source>Say on the Setup page what to run, then press Run at the top. Each trial appears here as it ends, with the ranking of the candidates beside it.
No workload at hand? Press Run the example on the start page.</source>
        <translation>请在“设置”页填写要运行什么，然后点击顶部的“运行”。每个试验结束后会显示在这里，旁边是候选配置的排名。
手头没有被测样例？请在起始页点击“运行示例”。</translation>
    </message>
    <message>
        <source>The run begins…</source>
        <translation>运行即将开始…</translation>
    </message>
    <message>
        <source>The run stops…</source>
        <translation>运行正在停止…</translation>
    </message>
</context>
<context>
    <name>tributary::gui::ValiditySection</name>
    <message>
        <source>Change the warm-up</source>
        <translation>修改预热步数</translation>
    </message>
    <message>
        <source>Change the minimum of steps</source>
        <translation>修改最少步数</translation>
    </message>
    <message>
        <source>Change the time limit</source>
        <translation>修改时限</translation>
    </message>
    <message>
        <source>Write model:7, or session:graph such as 0:1.</source>
        <translation>请写成 model:7，或 session:graph（如 0:1）。</translation>
    </message>
    <message>
        <source>Change the main object</source>
        <translation>修改主执行对象</translation>
    </message>
    <message>
        <source>Give a whole number of 1 or more.</source>
        <translation>请给出 1 或更大的整数。</translation>
    </message>
    <message>
        <source>Change the main process</source>
        <translation>修改主进程</translation>
    </message>
    <message>
        <source>Validity</source>
        <translation>有效性</translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>不限时</translation>
    </message>
    <message>
        <source>%1 s limit</source>
        <translation>限时 %1 秒</translation>
    </message>
    <message>
        <source>warm-up %1, at least %2 steps, %3</source>
        <translation>预热 %1 步，至少 %2 步，%3</translation>
    </message>
    <message>
        <source>Warm-up steps</source>
        <translation>预热步数</translation>
    </message>
    <message>
        <source>So many steps at the beginning of each trial are not counted.</source>
        <translation>每次试验开头的这些步不计入。</translation>
    </message>
    <message>
        <source>Minimum of steps</source>
        <translation>最少步数</translation>
    </message>
    <message>
        <source>A trial with fewer steps after the warm-up is not valid.</source>
        <translation>预热之后步数少于该值的试验判为无效。</translation>
    </message>
    <message>
        <source>Time limit per trial</source>
        <translation>单次试验时限</translation>
    </message>
    <message>
        <source>A trial that takes longer is ended and is not valid. 0 = no limit.</source>
        <translation>超过该时间的试验会被终止并判为无效。0 表示不限时。</translation>
    </message>
    <message>
        <source>1800 s</source>
        <translation>1800 秒</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Main object</source>
        <translation>主执行对象</translation>
    </message>
    <message>
        <source>Which model&apos;s steps are measured if the workload runs several: model:7, or session:graph such as 0:1.</source>
        <translation>被测样例运行多个模型时统计哪个模型的步：model:7，或 session:graph（如 0:1）。</translation>
    </message>
    <message>
        <source>the one with most steps</source>
        <translation>步数最多者</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Main process</source>
        <translation>主进程</translation>
    </message>
    <message>
        <source>Which process is measured if several run the model: 1, 2, … counted by process id, or a process id.</source>
        <translation>多个进程都运行该模型时统计哪个进程：1、2、……（按进程号排序），或直接给进程号。</translation>
    </message>
</context>
<context>
    <name>tributary::gui::WorkloadSection</name>
    <message>
        <source>Change the command</source>
        <translation>修改命令</translation>
    </message>
    <message>
        <source>Change the working folder</source>
        <translation>修改工作目录</translation>
    </message>
    <message>
        <source>Let the run install the pass</source>
        <translation>由运行安装 Pass</translation>
    </message>
    <message>
        <source>Do not let the run install the pass</source>
        <translation>不由运行安装 Pass</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>工作目录</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>目录 %1 不存在。</translation>
    </message>
    <message>
        <source>a folder of this project, which is not saved yet</source>
        <translation>本工程专用的目录（工程尚未保存）</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>被测样例</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Runs the model once, for at least some dozen steps. Each trial starts it anew, with the candidate in its environment. It is split as a shell splits it, but no shell runs it: pipes and variables have no effect.</source>
        <translation>将模型运行一遍，至少几十步。每次试验都会重新启动该命令，并在其环境变量中给出候选配置。命令按 shell 词法切分，但不经过 shell 执行：管道和变量不起作用。</translation>
    </message>
    <message>
        <source>python3 infer.py --model model.onnx --steps 50</source>
        <translation>python3 infer.py --model model.onnx --steps 50</translation>
    </message>
    <message>
        <source>Where the command runs. A relative path starts at the folder of the project.</source>
        <translation>命令在哪个目录中运行。相对路径以工程所在目录为起点。</translation>
    </message>
    <message>
        <source>the folder of the project</source>
        <translation>工程所在目录</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Choose the working folder</source>
        <translation>选择工作目录</translation>
    </message>
    <message>
        <source>Tuning pass</source>
        <translation>寻优 Pass</translation>
    </message>
    <message>
        <source>Candidates take effect through a pass that GE loads. If this is on, the run builds and installs it, and removes it when it ends.</source>
        <translation>候选配置通过 GE 加载的 Pass 生效。开启后，运行会编译并安装该 Pass，结束时卸载。</translation>
    </message>
    <message>
        <source>off: the pass must be installed already</source>
        <translation>关闭：须事先安装好 Pass</translation>
    </message>
    <message>
        <source>Install it for the run and remove it afterwards</source>
        <translation>运行时安装，结束后卸载</translation>
    </message>
    <message>
        <source>&lt;candidate&gt;</source>
        <translation>&lt;候选配置&gt;</translation>
    </message>
    <message>
        <source>{om_prefix} stands for %1</source>
        <translation>{om_prefix} 表示 %1</translation>
    </message>
    <message>
        <source>{om} stands for %1.om</source>
        <translation>{om} 表示 %1.om</translation>
    </message>
    <message>
        <source>Compile here, run on a target</source>
        <translation>在本机编译，在目标机上运行</translation>
    </message>
    <message>
        <source>Run on this machine</source>
        <translation>在本机运行</translation>
    </message>
    <message>
        <source>Change the compile command</source>
        <translation>修改编译命令</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Online: the command compiles and runs the model in one go, here. Offline: each candidate is compiled here once, and its model runs on a target machine over SSH.</source>
        <translation>在线：命令在本机一次完成编译和运行。离线：每个候选配置在本机编译一次，其模型通过 SSH 在目标机上运行。</translation>
    </message>
    <message>
        <source>online</source>
        <translation>在线</translation>
    </message>
    <message>
        <source>Online: compile and run on this machine</source>
        <translation>在线：在本机编译和运行</translation>
    </message>
    <message>
        <source>Offline: compile here, run on a target machine</source>
        <translation>离线：在本机编译，在目标机上运行</translation>
    </message>
    <message>
        <source>Compile command</source>
        <translation>编译命令</translation>
    </message>
    <message>
        <source>Compiles the model once per candidate, with the candidate in its environment. {om} stands for the path of the model that it has to make, {om_prefix} for the same without .om, as atc wants it. No shell runs it.</source>
        <translation>对每个候选配置编译一次模型，候选配置在其环境中给出。{om} 表示要生成的模型路径，{om_prefix} 表示不带 .om 的同一路径（atc 需要）。不经过 shell。</translation>
    </message>
    <message>
        <source>atc --model=model.onnx --framework=5 --output={om_prefix} --soc_version=Ascend910B1</source>
        <translation>atc --model=model.onnx --framework=5 --output={om_prefix} --soc_version=Ascend910B1</translation>
    </message>
</context>
</TS>
