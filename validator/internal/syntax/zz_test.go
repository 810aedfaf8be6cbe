package syntax
import ("testing";"time";"fmt";"strings")
func TestZZ(t *testing.T) {
	for n:=1000;n<=16000;n*=2 { s:=time.Now(); r:=Read([]byte("{"+strings.Repeat("a:",n))); fmt.Println(n,time.Since(s),len(r.Problems)) ; if n==1000 {for _,p:=range r.Problems[:3]{fmt.Println(p.Message,p.Start,p.End)}} }
}
