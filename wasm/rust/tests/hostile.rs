//! Input that is too large, not text or meant to break something.

use std::thread;

use slashlint::{Error, Options, Slashlint};

const MIB: usize = 1 << 20;
const PING: &str = r#"{"name":"ping","description":"Says pong"}"#;

fn works(slashlint: &mut Slashlint) {
    let report = slashlint.check(PING, &Options::default()).unwrap();
    assert!(report.diagnostics.is_empty(), "{report}");
}

/// A list of as many commands as fill so many bytes.
fn commands(size: usize) -> Vec<u8> {
    let mut document = b"[".to_vec();
    while document.len() < size {
        document.extend_from_slice(PING.as_bytes());
        document.push(b',');
    }
    document.pop();
    document.push(b']');
    document
}

#[test]
fn bytes_that_are_no_text() {
    let mut slashlint = Slashlint::new().unwrap();
    for document in [
        &b"\xff\xfe"[..],
        b"\x00",
        b"{\"name\":\"\xed\xa0\x80\"}",
        b"\xf0\x9f",
    ] {
        let report = slashlint.check(document, &Options::default()).unwrap();
        assert!(!report.is_deployable(), "{document:?}");
    }
    let answer = slashlint.call("check", PING.as_bytes(), b"\xff").unwrap();
    assert!(answer.starts_with(br#"{"error":"options are not well-formed JSON"#));
    works(&mut slashlint);
}

#[test]
fn deep_nesting() {
    let mut slashlint = Slashlint::new().unwrap();
    for document in [b"[".repeat(100_000), b"{\"options\":[".repeat(20_000)] {
        assert!(
            !slashlint
                .check(document, &Options::default())
                .unwrap()
                .is_deployable()
        );
    }
    works(&mut slashlint);
}

#[test]
fn a_document_of_64_mib() {
    let mut slashlint = Slashlint::with_memory_limit(3 << 30).unwrap();
    let mut spaces = vec![b' '; 64 * MIB - PING.len()];
    spaces.extend_from_slice(PING.as_bytes());
    let report = slashlint.check(&spaces, &Options::default()).unwrap();
    assert!(report.diagnostics.is_empty(), "{report}");
    let mut text = vec![b'x'; 64 * MIB];
    text[0] = b'"';
    text[64 * MIB - 1] = b'"';
    let report = slashlint.check(&text, &Options::default()).unwrap();
    assert_eq!(report.diagnostics[0].rule, "document-kind");
    works(&mut slashlint);
}

#[test]
fn more_than_the_module_takes() {
    let mut slashlint = Slashlint::new().unwrap();
    let document = vec![b' '; 256 * MIB + 1];
    let error = slashlint.check(&document, &Options::default()).unwrap_err();
    assert_eq!(
        error,
        Error::TooLarge {
            size: document.len() + 2
        }
    );
    let half = vec![b' '; 128 * MIB + 1];
    let mut strict = Slashlint::with_memory_limit(2 << 30).unwrap();
    let error = strict.call("check", &half, &half).unwrap_err();
    assert_eq!(
        error,
        Error::TooLarge {
            size: 2 * half.len()
        }
    );
    works(&mut slashlint);
    works(&mut strict);
}

#[test]
fn an_instance_out_of_memory_is_replaced() {
    let mut slashlint = Slashlint::with_memory_limit(32 * MIB).unwrap();
    // The first does not fit, the second has no room left to be judged.
    for document in [vec![0; 64 * MIB], commands(16 * MIB), vec![0; 64 * MIB]] {
        let error = slashlint.check(&document, &Options::default()).unwrap_err();
        let Error::Ended(words) = &error else {
            panic!("{error}")
        };
        assert!(words.contains("out of memory"), "{words}");
        assert!(
            error
                .to_string()
                .starts_with("the module ended during the call; try"),
            "{error}"
        );
        works(&mut slashlint);
    }
}

#[test]
fn a_limit_too_low_to_start() {
    let error = Slashlint::with_memory_limit(MIB)
        .err()
        .expect("1 MiB is too little");
    assert!(matches!(error, Error::Engine(_)), "{error}");
}

#[test]
fn memory_does_not_leak() {
    let mut slashlint = Slashlint::with_memory_limit(64 * MIB).unwrap();
    let document = commands(MIB / 16);
    for _ in 0..20 {
        slashlint.check(&document, &Options::default()).unwrap();
        slashlint.call("check", &document, b"{").unwrap();
    }
    works(&mut slashlint);
}

#[test]
fn instances_in_threads_answer_the_same() {
    let document = commands(4096);
    let answer = || {
        Slashlint::new()
            .unwrap()
            .call("check", &document, b"")
            .unwrap()
    };
    let want = answer();
    thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(answer)).collect();
        for thread in threads {
            assert!(thread.join().unwrap() == want);
        }
    });
}
