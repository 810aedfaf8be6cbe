//! What the module imports. It gets as good as nothing: no arguments, no environment, no input,
//! zeros as randomness and a clock that only counts how often it is read.

use wasmi::{Caller, Error, ExternType, Linker, Memory, Module, StoreLimits, Val};

/// What a host keeps for an instance.
pub(crate) struct Host {
    pub(crate) limits: StoreLimits,
    /// What the module wrote to its standard error, the begin of it.
    pub(crate) words: Vec<u8>,
    /// The time in nanoseconds. It must not be 0 when the Go runtime starts.
    time: u64,
}

/// How many bytes of last words are kept.
const MOST_WORDS: usize = 4096;
/// By how many nanoseconds the time goes on whenever it is read.
const TICK: u64 = 1_000;
/// The errno of a function that the host does not have.
const NOSYS: i32 = 52;

impl Host {
    pub(crate) fn new(limits: StoreLimits) -> Host {
        Host {
            limits,
            words: Vec::new(),
            time: 0,
        }
    }
}

/// Returns what instances of the module are linked with.
pub(crate) fn linker(module: &Module) -> Result<Linker<Host>, Error> {
    let mut linker = Linker::new(module.engine());
    for import in module.imports() {
        let ExternType::Func(signature) = import.ty() else {
            return Err(Error::new(format!(
                "import {:?} is no function",
                import.name()
            )));
        };
        let name = import.name().to_owned();
        linker.func_new(
            import.module(),
            import.name(),
            signature.clone(),
            move |caller, given, results| {
                let given: Vec<u32> = given.iter().map(|v| v.i32().unwrap_or(0) as u32).collect();
                let errno = call(&name, caller, &given)?;
                results.fill(Val::I32(errno));
                Ok(())
            },
        )?;
    }
    Ok(linker)
}

/// Answers one call of the module.
fn call(name: &str, mut caller: Caller<'_, Host>, given: &[u32]) -> Result<i32, Error> {
    if name == "proc_exit" {
        return Err(Error::i32_exit(given[0] as i32));
    }
    let memory = caller
        .get_export("memory")
        .and_then(|export| export.into_memory())
        .ok_or_else(|| Error::new("the module has no memory"))?;
    match (name, given) {
        ("args_sizes_get" | "environ_sizes_get", &[count, size]) => {
            put(memory, &mut caller, count, &[0; 4])?;
            put(memory, &mut caller, size, &[0; 4])?;
        }
        ("random_get", &[at, size]) => put(memory, &mut caller, at, &vec![0; size as usize])?,
        ("clock_time_get", &[_, _, at]) => {
            caller.data_mut().time += TICK;
            let time = caller.data().time.to_le_bytes();
            put(memory, &mut caller, at, &time)?;
        }
        ("fd_write", &[fd, vectors, count, written]) => {
            let size = write(memory, &mut caller, fd, vectors, count)?;
            put(memory, &mut caller, written, &size.to_le_bytes())?;
        }
        ("sched_yield" | "args_get" | "environ_get", _) => {}
        _ => return Ok(NOSYS),
    }
    Ok(0)
}

/// Keeps what the module writes to its standard error; everything else it writes goes nowhere.
fn write(
    memory: Memory,
    caller: &mut Caller<'_, Host>,
    fd: u32,
    vectors: u32,
    count: u32,
) -> Result<u32, Error> {
    let mut size = 0u32;
    for i in 0..count {
        let at = word(memory, caller, vectors + 8 * i)?;
        let length = word(memory, caller, vectors + 8 * i + 4)?;
        size += length;
        if fd == 2 {
            let end = at as usize + length as usize;
            let text = memory
                .data(&*caller)
                .get(at as usize..end)
                .unwrap_or_default()
                .to_vec();
            let words = &mut caller.data_mut().words;
            words.extend(text);
            words.truncate(MOST_WORDS);
        }
    }
    Ok(size)
}

fn put(memory: Memory, caller: &mut Caller<'_, Host>, at: u32, bytes: &[u8]) -> Result<(), Error> {
    memory
        .write(caller, at as usize, bytes)
        .map_err(|problem| Error::new(problem.to_string()))
}

fn word(memory: Memory, caller: &mut Caller<'_, Host>, at: u32) -> Result<u32, Error> {
    let mut bytes = [0; 4];
    memory
        .read(caller, at as usize, &mut bytes)
        .map_err(|problem| Error::new(problem.to_string()))?;
    Ok(u32::from_le_bytes(bytes))
}
