package dev.slashlint;

import com.dylibso.chicory.runtime.HostFunction;
import com.dylibso.chicory.runtime.ImportFunction;
import com.dylibso.chicory.runtime.ImportValues;
import com.dylibso.chicory.runtime.Instance;
import com.dylibso.chicory.runtime.Memory;
import com.dylibso.chicory.wasm.ChicoryException;
import com.dylibso.chicory.wasm.WasmModule;
import com.dylibso.chicory.wasm.types.FunctionImport;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * What the module imports. It gets as good as nothing: no arguments, no environment, no input, zeros as
 * randomness and a clock that only counts how often it is read.
 */
final class Host {
    /** By how many nanoseconds the time goes on whenever it is read. A leap looks to the collector like work of its own. */
    private static final long TICK = 1_000;
    /** The errno of a function that the host does not have. */
    private static final int NOSYS = 52;
    /** How many bytes of last words are kept. */
    private static final int MOST_WORDS = 4096;

    private static final long[] NOTHING = {};

    /** The time in nanoseconds. It must not be 0 when the Go runtime starts. */
    private long time;
    private final ByteArrayOutputStream words = new ByteArrayOutputStream();

    /** The module has ended itself. */
    private static final class Exit extends ChicoryException {
        private static final long serialVersionUID = 1L;

        Exit(long status) {
            super("the module exited with status " + status);
        }
    }

    /** Returns all functions that the module imports. */
    ImportValues imports(WasmModule module) {
        List<ImportFunction> functions = new ArrayList<>();
        module.importSection().stream().filter(FunctionImport.class::isInstance).map(FunctionImport.class::cast)
                .forEach(i -> {
                    var type = module.typeSection().getType(i.typeIndex());
                    functions.add(new HostFunction(i.module(), i.name(), type, (instance, given) -> {
                        int errno = call(i.name(), instance, given);
                        return type.returns().isEmpty() ? NOTHING : new long[] {errno};
                    }));
                });
        return ImportValues.builder().withFunctions(functions).build();
    }

    /** Says why an instance ended: what it wrote itself or, where it wrote nothing, what the engine says. */
    String lastWords(Throwable problem) {
        return words.toString(StandardCharsets.UTF_8).lines().map(String::strip)
                .filter(line -> !line.isEmpty()).findFirst().orElse(String.valueOf(problem.getMessage()));
    }

    private int call(String name, Instance instance, long[] given) {
        Memory memory = instance.memory();
        switch (name) {
            case "proc_exit":
                throw new Exit(given[0]);
            case "args_sizes_get", "environ_sizes_get":
                memory.writeI32((int) given[0], 0);
                memory.writeI32((int) given[1], 0);
                return 0;
            case "random_get":
                memory.fill((byte) 0, (int) given[0], (int) (given[0] + given[1]));
                return 0;
            case "clock_time_get":
                time += TICK;
                memory.writeLong((int) given[2], time);
                return 0;
            case "fd_write":
                memory.writeI32((int) given[3], write(memory, given));
                return 0;
            case "args_get", "environ_get", "sched_yield":
                return 0;
            default:
                return NOSYS;
        }
    }

    /** Keeps what the module writes to its standard error; everything else it writes goes nowhere. */
    private int write(Memory memory, long[] given) {
        int size = 0;
        for (int i = 0; i < given[2]; i++) {
            int vector = (int) given[1] + 8 * i;
            int length = memory.readInt(vector + 4);
            size += length;
            if (given[0] == 2 && words.size() + length <= MOST_WORDS) {
                words.writeBytes(memory.readBytes(memory.readInt(vector), length));
            }
        }
        return size;
    }
}
