package dev.slashlint;

import com.dylibso.chicory.runtime.ByteArrayMemory;
import com.dylibso.chicory.runtime.ExportFunction;
import com.dylibso.chicory.runtime.Instance;
import com.dylibso.chicory.wasm.ChicoryException;
import com.dylibso.chicory.wasm.WasmModule;
import com.dylibso.chicory.wasm.types.MemoryLimits;
import dev.slashlint.SlashlintException.Kind;
import dev.slashlint.module.Compiled;

/** One running instance of the module, until it ends. */
final class Running {
    private static final int PAGE = 65536;
    /** A Java array cannot be longer. */
    private static final int MOST_PAGES = 32767;

    private final Host host = new Host();
    private final Instance instance;
    private final ExportFunction alloc;
    private final ExportFunction free;
    private boolean whole = true;

    Running(long memoryLimit) {
        try {
            WasmModule module = Compiled.load();
            int initial = module.memorySection().orElseThrow().getMemory(0).limits().initialPages();
            int most = (int) Math.min(memoryLimit / PAGE, MOST_PAGES);
            if (most < initial) {
                throw new SlashlintException(Kind.ENGINE, "the module cannot be started: its memory begins with "
                        + (long) initial * PAGE + " bytes; raise the memory limit");
            }
            instance = Instance.builder(module)
                    .withMachineFactory(Compiled::create)
                    .withImportValues(host.imports(module))
                    .withMemoryLimits(new MemoryLimits(initial, most))
                    .withMemoryFactory(ByteArrayMemory::new)
                    .withStart(false)
                    .build();
            instance.export("_initialize").apply();
            instance.export("slashlint_abi_1").apply();
            alloc = instance.export("alloc");
            free = instance.export("free");
        } catch (ChicoryException | OutOfMemoryError problem) {
            throw new SlashlintException(Kind.ENGINE,
                    "the module cannot be started: " + host.lastWords(problem), problem);
        }
    }

    /** Tells whether there can be another call. */
    boolean isWhole() {
        return whole;
    }

    byte[] call(String name, byte[] document, byte[] options) {
        whole = false;
        byte[] answer;
        try {
            answer = name.equals("rules") ? take(instance.export(name).apply()[0]) : make(name, document, options);
        } catch (ChicoryException | OutOfMemoryError | StackOverflowError | IndexOutOfBoundsException problem) {
            throw new SlashlintException(Kind.ENDED, "the module ended during the call; try a smaller document"
                    + " or a higher memory limit: " + host.lastWords(problem), problem);
        }
        whole = true;
        if (answer == null) {
            long size = (long) document.length + options.length;
            throw new SlashlintException(Kind.TOO_LARGE, size + " bytes are more than the 256 MiB that one call"
                    + " takes; check fewer commands at a time");
        }
        return answer;
    }

    /** Returns null when the module has no room for the document and the options. */
    private byte[] make(String name, byte[] document, byte[] options) {
        int d = lend(document);
        if (d == 0) {
            return null;
        }
        int o = lend(options);
        if (o == 0) {
            free.apply(d);
            return null;
        }
        byte[] answer = take(instance.export(name).apply(d, document.length, o, options.length)[0]);
        free.apply(d);
        free.apply(o);
        return answer;
    }

    /** Copies bytes into the module. Returns 0 when it has no room for them. */
    private int lend(byte[] bytes) {
        int ptr = (int) alloc.apply(bytes.length)[0];
        if (ptr != 0) {
            instance.memory().write(ptr, bytes);
        }
        return ptr;
    }

    /** Copies an answer out of the module and gives its memory back. */
    private byte[] take(long packed) {
        int ptr = (int) (packed >>> 32);
        byte[] answer = instance.memory().readBytes(ptr, (int) packed);
        free.apply(ptr);
        return answer;
    }
}
