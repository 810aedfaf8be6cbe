package examples

// The documents below are the same bytes on every call.

// FullSet returns the largest legal set of commands, as a bulk body: 100 CHAT_INPUT, 15 USER, 15
// MESSAGE and 1 PRIMARY_ENTRY_POINT, every field in all 32 locales, and every CHAT_INPUT command
// at exactly 8,000 characters. It is some 37 MB long.
func FullSet() []byte {
	b := builder{words: wordsOf()}
	var commands []*item
	shapes := []shape{
		{options: 25, budget: 8000},
		{subs: 8, options: 4, budget: 8000},
		{groups: 3, subs: 4, options: 3, budget: 8000},
	}
	for i := range 100 {
		commands = append(commands, b.chatInput(i, shapes[i%len(shapes)]))
	}
	for i := range 15 {
		commands = append(commands, b.contextMenu(userCommand, i))
	}
	for i := range 15 {
		commands = append(commands, b.contextMenu(messageCommand, i))
	}
	commands = append(commands, b.entryPoint())
	return writeList(commands, b.words, 40<<20)
}

// Typical returns one command of some 5 KB with 3 locales, as a create body.
func Typical() []byte {
	b := builder{words: wordsOf("de", "fr", "ja")}
	return writeOne(b.chatInput(5, shape{options: 4, budget: 760}), b.words)
}

// Bot40 returns 40 commands of some 400 KB together with 6 locales, as a bulk body.
func Bot40() []byte {
	b := builder{words: wordsOf("de", "es-419", "es-ES", "fr", "ja", "pt-BR")}
	var commands []*item
	shapes := []shape{
		{options: 3, budget: 470},
		{subs: 4, options: 2, budget: 1250},
		{options: 5, budget: 730},
		{groups: 1, subs: 3, options: 2, budget: 1150},
	}
	for i := range 40 {
		commands = append(commands, b.chatInput(3*i, shapes[i%len(shapes)]))
	}
	return writeList(commands, b.words, 512<<10)
}

// Bot32Locales returns 15 commands of some 600 KB together with all 32 locales, as a bulk body.
func Bot32Locales() []byte {
	b := builder{words: wordsOf()}
	var commands []*item
	shapes := []shape{
		{options: 3, budget: 600},
		{subs: 3, options: 2, budget: 1150},
		{options: 5, budget: 920},
	}
	for i := range 15 {
		commands = append(commands, b.chatInput(7*i, shapes[i%len(shapes)]))
	}
	return writeList(commands, b.words, 1<<20)
}
