<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Cli</name>
    <message>
        <source>warning: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continues a run that was stopped or killed. What was measured stays; only what is missing is run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result folder of the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue although command, candidates or machine differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workload, if it is to differ from the recorded one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The candidates, if they are to differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More or fewer rounds than before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the tuning pass before the run and remove it afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write one JSON event per line to stdout; everything else goes to stderr.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not show the workload&apos;s output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 trials are there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one result folder: tributary-cli resume FOLDER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tuning pass is installed for this run: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tuning pass is removed again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run is not complete. Continue it with: tributary-cli resume %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping after this trial; press Ctrl-C again to stop at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates (%1 × %2 rounds): %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates (%1 × %2 screening rounds, then up to %4 to confirm): %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[%1] candidate=%2 round %3%4: %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>      exit=%1 STEP=%2 valid=%3 time=%4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not valid: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (screening)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (confirming)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (refining)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[%1 of %2 done]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[%1 of at most %2 done]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[first trial]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, round %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, about %1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result, best median first:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reproduce: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[%1] %2 round %3 is not valid:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints the result of a run again, also of a folder that the script ge_ms_autotune.py made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print summary.json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print summary.csv.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one result folder: tributary-cli show FOLDER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs a workload under every multi-stream candidate and says which one is really faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>online: run here; offline: compile here, run on a target machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workload, quoted as one word. It is split like a shell does, and run without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offline: compiles one model; {om} or {om_prefix} stands for its path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offline: JSON file that describes the target machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offline: folder of the compiled models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategies, separated by commas: LoadBalance, MainStream, WeightedLoadBalance, cv.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stream counts from 1 to 64, separated by commas; cv takes none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates by name, such as default,LoadBalance:4; replaces --strategies and --streams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds of every candidate; with --plan adaptive the screening rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps at the beginning that are warm-up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trial with fewer steps after the warm-up is not valid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main execution object: session_id:graph_id or model:model_id. Default: the one with most steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds that one trial may take, 0 for no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result folder; must not exist or be empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixed: --repeat rounds of all, judged as the script does; adaptive: screen all, then confirm the leaders in fresh rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order within rounds: mirrored, shuffled or round-robin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the shuffled order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adaptive: fresh rounds for the leaders, at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The relative difference that matters, such as 0.02.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adaptive: also try the neighbours of the winner&apos;s stream count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run default twice per round to measure the noise (on in an adaptive plan).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not run default twice per round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If several processes record steps: 1, 2, … by process id, or a process id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular expression on the workload&apos;s output; its group is a digest that must not differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File of raw numbers that the workload writes; must not differ. May be given again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What --check-file holds: float32 or float64.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absolute tolerance of --check-file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relative tolerance of --check-file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder in which the workload runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NAME=VALUE for the workload&apos;s environment. May be given again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not look at the machine before the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a recorded result folder as if it ran now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much faster than recorded --replay plays.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message>
        <source>output differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (not confirmed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean (ms)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median (ms)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P90 (ms)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speedup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paired speedup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recommendation: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended: keep %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended: %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certainty: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noise floor: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolution: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the noise is: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note: %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In production: nothing to change; remove the pass with &quot;tributary-cli pass remove&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In production, online: create the session with the option ge.autoMultistreamParallelMode=%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In production, offline: compile with atc --multi_stream_parallel_mode=%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then remove the pass with &quot;tributary-cli pass remove&quot;: its STEP timing is for tuning only.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>Show this help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: tributary-cli %1 [options]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try: tributary-cli graph streams --help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints the stream that GE gives to every operator of a graph dump.
Operators that get none are -1. Only the root graph is printed, each graph being assigned for itself;
with --all-graphs the JSON has a further member &quot;graphs&quot; with the same for each subgraph, by its name.
Exit status: 0 done, 1 a file cannot be read, 2 bad usage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to print of the graph: its streams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ge_proto_*.txt file that GE wrote with DUMP_GE_GRAPH.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration: default, cv, LoadBalance:N, MainStream:N, WeightedLoadBalance:N.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An op_summary CSV of the model, as MINIDAG_PROFILING_PATH names it. If it knows an operator of the graph, GE uses WeightedLoadBalance whatever the mode says (except default and cv).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>json (default) or table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the subgraphs too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graph %1: %2 stream(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say what to print of the graph: streams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give one graph dump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give a configuration with --mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--format must be json or table, not &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run a workload under every candidate and compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>continue a run that was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print the result of a run again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print the STEP records of log files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>build, install, remove the tuning pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look for what may spoil a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tell the stream of every operator of a graph dump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: tributary-cli COMMAND [options]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;tributary-cli COMMAND --help&quot; tells more; --lang en|zh sets the language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it after the tuning (tributary-cli pass remove): it is not for production.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not installed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the run had left is removed, and the pass that you had installed before it is back: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Builds the tuning pass for the CANN of this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installs the pass where GE looks for passes; builds it first if need be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says whether the pass is installed, and what else GE would load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the pass; nothing of others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to put the library (default: a folder in the user&apos;s cache).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install this library instead of building one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>_GLIBCXX_USE_CXX11_ABI: 0 or 1 (default 0 for CANN).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of CANN (default: as the environment says).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print one JSON object instead of text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it even if a run seems to use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: tributary-cli pass &lt;command&gt; [options]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unexpected argument: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--abi is 0 or 1, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built for: not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built for: the stand-in, as no CANN was found. It serves the CPU sample workload; GE cannot load it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built for: CANN %1 (%2), C++11 ABI %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size: %1 bytes, mode %2, of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks at everything that may spoil a run, and says what to do about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command of the workload, in one argument.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder in which the command is to run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result folder of the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategies to measure, separated by commas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stream counts to measure, separated by commas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates instead of strategies and stream counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the NPU, or cpu for the sample workload.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run is going to install and remove the tuning pass itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ok</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Cannot write %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the folder exists, is writable and has free space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the path and its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot create the folder %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder that you may write to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is of the wrong type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no valid JSON at line %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the file from a copy, or correct the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command has a %1 quote without its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the quote, or escape it with a backslash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command ends with a backslash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the backslash, or double it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the program to run and its arguments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a multi-stream configuration that GE accepts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GE is case-sensitive: write %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known are default, cv, LoadBalance:N, MainStream:N and WeightedLoadBalance:N.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes no stream count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the strategy, one colon and the stream count, such as LoadBalance:4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stream count must be a whole number from 1 to 64.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs at least one stream count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give stream counts from 1 to 64, such as 2,4,8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WeightedLoadBalance without MINIDAG_PROFILING_PATH puts everything on one stream: set it to an op_summary CSV of this model, or leave WeightedLoadBalance out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only default will be measured: there is nothing to compare it with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load CANN&apos;s environment (source set_env.sh of the installation), or set ASCEND_OPP_PATH to the folder that holds vendors/.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no CANN in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the folder that ASCEND_HOME_PATH stands for: it holds opp/ and include/.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder to install the pass in: CANN was not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The operator folder %1 does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 belongs to another user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set XDG_RUNTIME_DIR to a folder of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another run of Tributary uses the device (process %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another run of Tributary uses the device (process %1, folder %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot create the lock %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the folder is writable and has free space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for its end or stop it: two runs at a time spoil each other&apos;s times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot rename %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the folder is yours to write to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another run has just installed the pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the folder is yours to write to and has free space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>npu-smi says nothing about a device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run npu-smi info yourself: the driver may not be loaded or not be shown to this container.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The CANN in %1 has no register/register_custom_pass.h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the toolkit package of CANN (the runtime package alone has no headers), or name another one with --cann.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pass could not be built</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of the output is in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cmake, which builds the pass, was not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install cmake and a C++ compiler, or give a built library with --library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 is in use by another build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again when it has ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot install %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be installed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GE fails every compile when a pass cannot be loaded: build it on this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run that is still going has installed the pass (run folder %1, since %2, process %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run on the machine %4 has installed the pass (run folder %1, since %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pass of a run that ended without removing it is still installed (run folder %1, since %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it has ended, remove the pass with: tributary-cli pass remove --force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it with: tributary-cli pass remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a link to a file that does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be read (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a shared library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was built for another kind of processor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The platform file does not say how many cores the chip has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build and install it again with: tributary-cli pass install</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GE cannot load %1, and then fails every compile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The installed pass was built for the stand-in; GE cannot load it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The installed pass was built for CANN %1; this is CANN %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tuning pass is installed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it away or repair it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another pass sets the multi-stream mode too: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it away for the run: the two would overwrite each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No process uses NPU %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NPU %1 is in use by other processes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for their end or choose another device: they spoil the times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NPU %1 reports its health as %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at npu-smi info: a device that throttles gives slow and uneven times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether other processes use the NPU is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make sure yourself that nothing else runs on the device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NPU is held by another program, so that npu-smi was refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for its end or choose another device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no CANN where %1 points to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source set_env.sh of the CANN that is installed now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CANN was not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a workload on an NPU, install CANN and source its set_env.sh. The CPU sample workload needs none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CANN %1 is in %2, but its environment is not loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source its set_env.sh before the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CANN %1 in %2, driver %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run installs the tuning pass and removes it afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tuning pass is not installed: no candidate would take effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install it with: tributary-cli pass install (or let the run do it: --manage-pass).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The free space below %1 is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space or choose another output folder: the logs of each trial are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 free below %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output folder %1 is a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another output folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output folder cannot be made: %1 is a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output folder cannot be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output folder %1 is not empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a new one, or continue the run in it with: tributary-cli resume.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output folder %1 is usable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The working directory %1 does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder in which the command is to run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command runs %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MINIDAG_PROFILING_PATH is set (%1): where an operator of it is in the graph, GE takes WeightedLoadBalance whatever the candidate says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unset it to compare strategies; keep it to compare stream counts of WeightedLoadBalance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ASCEND_GLOBAL_EVENT_ENABLE is 0: older releases of CANN then write no step times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unset it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is set: the logs go to the program&apos;s output, and no log files are written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unset it: writing logs to the output slows the steps down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PROFILING_MODE is on: the profiler&apos;s own work is part of the times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unset it for the measurement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GE_AUTO_MULTISTREAM_PARALLEL_MODE is set (%1): each trial gets its own instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program %1 does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the path; a relative one starts at the working directory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not an executable file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it executable (chmod +x), or name its interpreter first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program %1 is not in PATH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install it, extend PATH, or give its full path; no shell runs the command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not end within %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the workload left processes running when it ended; they were stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the workload did not write %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: the file holds no graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: this is a dump in ONNX form, not one in ge_proto form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: an operator has no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: a second operator is named &quot;%3&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: stream %3 is not possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: the input &quot;%3&quot; is not of the form name:index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: the input &quot;%3&quot; names an operator that the graph does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: &quot;%3&quot; is not a whole number in range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a complete ge_proto_*.txt file that GE wrote with DUMP_GE_GRAPH.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An edge of graph %1 names an operator that the graph does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graph %1 has a cycle at or before operator %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line 1: the column &quot;%2&quot; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GE accepts only an op_summary CSV of an msprof of 2026 or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not used as a profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GE takes only a file whose name ends in .csv.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The profile has costs for this graph: GE then uses WeightedLoadBalance instead of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stream assignment belongs to another graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: the file ends in the middle of a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: a field name was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: the file ends in the middle of a field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: &quot;:&quot; or &quot;{&quot; was expected after a field name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: a value was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: a string has no closing quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: blocks are nested too deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: a closing bracket without its opening one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: a block has no end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step times vary much (CV up to %1) in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure more rounds, and keep other work off the device and the host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default differs from itself: speedup %1 of its second run, between %2 and %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences of this size between candidates mean nothing. Something but the configuration matters, such as the position in the round: try the shuffled order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The main execution object is not the same in all trials: %1 different ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the one to compare with --main-graph.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default&apos;s own trials gave different outputs: the output is not deterministic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An output counts as equal if any trial of default gave it. Use fixed inputs and seeds, or compare with a tolerance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first trial of the session was slower by %1 than its repetitions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the workload once before tuning, so that caches are warm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine became slower by %1 in the course of the session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine became faster by %1 in the course of the session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trust the comparison round by round more than pooled medians. Look for heat or a changing clock; let the device rest or warm up before tuning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position in a round matters: trials at position %1 are slower by %2 than those at position %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the shuffled order, or let the device rest between trials.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside a trial the steps become slower by %1 from first to last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside a trial the steps become faster by %1 from first to last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The warm-up is not over: drop more first steps (--drop-first) and run more steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The steps of %1 fall in two groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A median may jump from one group to the other. Look at the histogram; something may be switching, such as a clock or another job.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trials of the same candidate differ by more than 10 %: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find out what else uses the device or the host before trusting the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>improvement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neutral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>regression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two runs of default in the same round differ by about %1 (control).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two runs of the same configuration differ by about %1 (from all trials).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two rounds of default differ by about %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With %1 rounds differences of about %2 can be seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No output was found to compare with default&apos;s %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output is %1, but default&apos;s is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not certain: %1 has too few rounds with valid trials of both for a paired comparison (%2 needed).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certain: round by round, the speedup of %1 is %2, between %3 and %4 (%5 rounds).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round by round, the speedup of %1 is only %2, between %3 and %4 (%5 rounds): certainly faster, but by less than what matters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not certain: round by round, the speedup of %1 is %2, between %3 and %4 (%5 rounds), so it may be chance. About %6 more rounds would decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not supported: round by round, the speedup of %1 is %2, between %3 and %4 (%5 rounds).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not certain: %1 of the candidates cannot be told from the baseline yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not certain: %1 of the candidates cannot be told from the baseline yet. About %2 more rounds would decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other candidate has valid trials.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From screening alone: no candidate was measured again to confirm it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certain: no candidate is faster by %1 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the smallest median of all steps, with speedup %2 (at least %3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No candidate&apos;s median of all steps has a speedup of at least %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>But round by round, %1 is faster: speedup %2, between %3 and %4 (%5 rounds). The fixed rule asks for more than that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is faster in the confirm rounds, with speedup %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No candidate is confirmed to be faster by at least %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no valid trial, so there is nothing to compare with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the noise is between runs: more steps will not help much, more rounds will.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1 of the noise is between runs: more steps per run help as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slightly faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equivalent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slightly slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undecided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not enough data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speedup %1, between %2 and %3 (%4 rounds): certainly faster, by at least %5 as far as the best guess goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speedup %1, between %2 and %3 (%4 rounds): certainly slower, by at least %5 as far as the best guess goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speedup %1, between %2 and %3 (%4 rounds): certainly faster, but by less than the %5 that matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speedup %1, between %2 and %3 (%4 rounds): certainly slower, but by less than the %5 that matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speedup %1, between %2 and %3 (%4 rounds): any difference is smaller than the %5 that matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speedup %1, between %2 and %3 (%4 rounds): the noise is too large to tell faster from slower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others are compared with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No round has a valid trial of both this candidate and the baseline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1 of the %2 rounds needed have a valid trial of both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least %1 more rounds are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than %1 more rounds would be needed: make the machine quieter first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About %1 more rounds would decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A STEP line has the field %1 twice, with different values: %2 and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field %1 of a STEP line is not an integer: &quot;%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field %1 of a STEP line is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A STEP line is cut: it ends before the field %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A STEP line has no field %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A STEP line names two execution objects: model_id and %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A STEP line names no execution object: neither model_id nor session_id and graph_id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A STEP line has the field %1, but no field %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A STEP line ends before it starts: end_us is %1, start_us is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a STEP line cost_us is %1, but end_us - start_us is %2 - %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A STEP line may be cut within the field %1, behind the value %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no table of steps: in line %2 a quote is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no table of steps: &quot;%3&quot; in line %2 cannot be %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no table of steps: the column %2 is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no STEP record was found in the output or the logs: is the pass installed, and does this GE write STEP lines?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the workload ended with exit code %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the workload was ended by signal %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the workload did not end within the time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the workload could not be started: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trial was stopped before it ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 STEP lines cannot be used, first %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a STEP line cannot be used, %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>process %1 did not record the main execution object; %2 processes did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the main execution object %1 recorded no step; recorded were %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 processes recorded %2; the steps of process %3 are used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 steps ran with mode %3 instead of %4: the pass is not installed, or another pass overrides it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 steps failed; step %3 has ret=%4 sync_ret=%5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only %1 steps after the warm-up, %2 are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1 starts before step %2 has ended: steps were submitted concurrently and cannot be timed one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output check &quot;%1&quot; is not a regular expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape special characters with a backslash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output check &quot;%1&quot; has more than one group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use (?:…) for all groups but the one that holds the digest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tolerance of the output check is negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give 0 or a positive number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output files have different sizes: %1 bytes in %2, %3 in %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no file of raw numbers: its size of %2 bytes does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal is of version %1, this program reads up to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a newer version of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2 cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the file from a copy, or remove the line: the trial is then run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no run yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the run again in another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured again to confirm: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is clear after %1 of %2 confirm rounds: no more are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not refined: the winner has no stream counts beside it left to try.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not refined: no candidate is confirmed to be faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refining around %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No neighbour reaches %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set-up in %1 cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no result folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the folder that --output-dir named; it holds one of these files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder that does not exist yet, or continue an earlier run with &quot;tributary-cli resume&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the folder that --output-dir named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no journal.jsonl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the folder of a run of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot clear the folder %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; has no valid value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the command was &quot;%1&quot; and is &quot;%2&quot; now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the working folder was %1 and is %2 now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the candidates were %1 and are %2 now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the variables that are added to the environment differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warm-up, minimum steps or main execution object differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the output check differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was &quot;%2&quot; and is &quot;%3&quot; now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file %1 is not there any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file %1 has changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded as not valid: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, trial %2 cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not confirmed: its output is not default&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not confirmed: it has no valid trial.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is confirmed: default has no valid trial to compare with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is confirmed: screening already shows that every candidate is slower than default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no known reason code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GE cannot load %1 (%2), and then fails every compile: move it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another pass sets the multi-stream mode too: %1: move it away for the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value &quot;%1&quot; of --%2 is not valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a whole number of %1 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run cannot be continued under other conditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore them, start a new run, or use --force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The options are not valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;tributary-cli tune --help&quot; lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the whole command in quotes: --run-command &quot;python3 run.py&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a number above 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version runs workloads online only: use --mode online.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it with --run-command &quot;…&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use fixed or adaptive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use mirrored, shuffled or round-robin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a number between 0 and 1, such as 0.02.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a whole number of 0 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write session_id:graph_id, such as 0:1, or model:7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use float32 or float64.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write NAME=VALUE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use en or zh.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tributary::ReplayTrialRunner</name>
    <message>
        <source>the recording holds no such trial</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
