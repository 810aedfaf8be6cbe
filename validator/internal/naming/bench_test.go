package naming_test

import (
	"testing"

	"github.com/slashlint/slashlint/validator/internal/naming"
)

// names are names as they are in real definitions, of various scripts.
var names = []struct {
	script string
	names  []string
}{
	{"ASCII", []string{"ban", "add-role", "user", "set_permissions", "now-playing", "8ball"}},
	{"Thai", []string{"แบน", "เพิ่มบทบาท", "ผู้ใช้", "ตั้งค่าสิทธิ์", "กำลังเล่น"}},
	{"Hindi", []string{"प्रतिबंध", "भूमिका-जोड़ें", "उपयोगकर्ता", "अनुमतियाँ", "अभी-बज-रहा-है"}},
	{"Japanese", []string{"追放", "ロールを追加", "ユーザー", "権限設定", "再生中の曲"}},
	{"Russian", []string{"бан", "добавить-роль", "пользователь", "права", "сейчас-играет"}},
	{"Deseret", []string{"𐐺𐐰𐑌", "𐐷𐐭𐑆𐐲𐑉"}},
}

func BenchmarkWhole(b *testing.B) {
	for _, n := range names {
		b.Run(n.script, func(b *testing.B) {
			size := 0
			for _, name := range n.names {
				size += len(name)
			}
			b.SetBytes(int64(size))
			for b.Loop() {
				for _, name := range n.names {
					if !naming.Whole(name) {
						b.Fatal(name)
					}
				}
			}
		})
	}
}
