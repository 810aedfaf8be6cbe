package size
import ("testing";"os";"github.com/slashlint/slashlint/wasm/build")
func TestZZ(t *testing.T){ b:=build.Named(t); os.WriteFile("/tmp/w/inter-scratch/named.wasm",b,0o644) }
