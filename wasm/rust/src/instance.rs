//! One running instance of the module.

use wasmi::{Instance, Memory, Store, StoreLimitsBuilder, TypedFunc};

use crate::host::{self, Host};
use crate::{Error, module};

/// An instance, until it ends.
pub(crate) struct Running {
    store: Store<Host>,
    instance: Instance,
    memory: Memory,
    alloc: TypedFunc<u32, u32>,
    free: TypedFunc<u32, ()>,
}

/// What a call of the module can end with, without an answer.
pub(crate) enum Failure {
    /// The module has no room for the input; the instance is whole.
    NoRoom,
    /// The instance has ended.
    Ended(String),
}

impl Running {
    /// Starts an instance whose memory grows to so many bytes at most.
    pub(crate) fn start(memory_limit: usize) -> Result<Running, Error> {
        let module = module::module()?;
        let limits = StoreLimitsBuilder::new().memory_size(memory_limit).build();
        let mut store = Store::new(module.engine(), Host::new(limits));
        store.limiter(|host| &mut host.limits);
        let started = (|| {
            let instance = host::linker(module)?.instantiate_and_start(&mut store, module)?;
            instance
                .get_typed_func::<(), ()>(&store, "_initialize")?
                .call(&mut store, ())?;
            instance.get_typed_func::<(), ()>(&store, "slashlint_abi_1")?;
            let alloc = instance.get_typed_func(&store, "alloc")?;
            let free = instance.get_typed_func(&store, "free")?;
            let memory = instance
                .get_memory(&store, "memory")
                .ok_or_else(|| wasmi::Error::new("the module has no memory"))?;
            Ok((instance, memory, alloc, free))
        })();
        match started {
            Ok((instance, memory, alloc, free)) => Ok(Running {
                store,
                instance,
                memory,
                alloc,
                free,
            }),
            Err(problem) => Err(Error::Engine(last_words(&store, &problem))),
        }
    }

    /// Makes one call. After [`Failure::Ended`] there must be no other.
    pub(crate) fn call(
        &mut self,
        name: &str,
        document: &[u8],
        options: &[u8],
    ) -> Result<Vec<u8>, Failure> {
        let answer = self.try_call(name, document, options);
        answer.unwrap_or_else(|problem| Err(Failure::Ended(last_words(&self.store, &problem))))
    }

    fn try_call(
        &mut self,
        name: &str,
        document: &[u8],
        options: &[u8],
    ) -> Result<Result<Vec<u8>, Failure>, wasmi::Error> {
        if name == "rules" {
            let rules = self.instance.get_typed_func::<(), u64>(&self.store, name)?;
            let packed = rules.call(&mut self.store, ())?;
            return self.take(packed).map(Ok);
        }
        let Some(d) = self.lend(document)? else {
            return Ok(Err(Failure::NoRoom));
        };
        let Some(o) = self.lend(options)? else {
            self.free.call(&mut self.store, d)?;
            return Ok(Err(Failure::NoRoom));
        };
        let call = self
            .instance
            .get_typed_func::<(u32, u32, u32, u32), u64>(&self.store, name)?;
        let given = (d, document.len() as u32, o, options.len() as u32);
        let packed = call.call(&mut self.store, given)?;
        let answer = self.take(packed)?;
        self.free.call(&mut self.store, d)?;
        self.free.call(&mut self.store, o)?;
        Ok(Ok(answer))
    }

    /// Copies bytes into the module, unless it has no room for them.
    fn lend(&mut self, bytes: &[u8]) -> Result<Option<u32>, wasmi::Error> {
        let Ok(size) = u32::try_from(bytes.len()) else {
            return Ok(None);
        };
        let ptr = self.alloc.call(&mut self.store, size)?;
        if ptr == 0 {
            return Ok(None);
        }
        self.memory
            .write(&mut self.store, ptr as usize, bytes)
            .map_err(|problem| wasmi::Error::new(problem.to_string()))?;
        Ok(Some(ptr))
    }

    /// Copies an answer out of the module and gives its memory back.
    fn take(&mut self, packed: u64) -> Result<Vec<u8>, wasmi::Error> {
        let (ptr, size) = ((packed >> 32) as u32, packed as u32);
        let mut answer = vec![0; size as usize];
        self.memory
            .read(&self.store, ptr as usize, &mut answer)
            .map_err(|problem| wasmi::Error::new(problem.to_string()))?;
        self.free.call(&mut self.store, ptr)?;
        Ok(answer)
    }
}

/// Says why an instance ended: what it wrote itself or, where it wrote nothing, what the engine says.
fn last_words(store: &Store<Host>, problem: &wasmi::Error) -> String {
    let words = String::from_utf8_lossy(&store.data().words);
    match words.lines().find(|line| !line.trim().is_empty()) {
        Some(line) => line.trim().to_owned(),
        None => problem.to_string(),
    }
}
