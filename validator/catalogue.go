package validator

// Rule is one entry of the catalogue: everything there is to say of a rule, told once.
type Rule struct {
	// Name is the rule's name in reports, options and addresses: lower-case words with hyphens.
	Name string
	// Severity is the default; a rule that is off by default has Off.
	Severity Severity
	// Says is what the rule says, in one line: lower-case start, no final period.
	Says string
	// Why tells in full sentences what happens to a document that breaks the rule.
	Why string
	// Do tells in full sentences what to do.
	Do string
	// Bad breaks the rule (and may break others); Good is the same document, mended and clean. A rule
	// about the tool itself has none.
	Bad, Good Example
	// Source is the sentence of the interface, or the fact with its source, that the rule stands on.
	Source string
	// Rationale is the heading in RATIONALE.md under which a decision of this tool is explained, or "".
	Rationale string
}

// Example is a document that shows a rule at work.
type Example struct {
	Text      string
	Scope     Scope
	Operation Operation
	Kind      Kind
	// Against is the definition that the example is judged against, "" for none.
	Against string
}

// Options returns the options with which the example is checked.
func (e *Example) Options() Options {
	options := Options{Scope: e.Scope, Operation: e.Operation, Kind: e.Kind}
	if e.Against != "" {
		options.Against = Check([]byte(e.Against), Options{}).Document
	}
	return options
}

// ruleReportLimit tells that a report does not list everything.
var ruleReportLimit = Rule{
	Name:     "report-limit",
	Severity: Error,
	Says:     "more is wrong than a report lists",
	Why: "A report lists at most 10,000 diagnostics, so that a document of millions of mistakes does " +
		"not fill the memory. This last one says how many more there are; it is as severe as the " +
		"worst of them. For the same reason no more than 1,048,576 commands, options and choices " +
		"are read.",
	Do:        "Mend what is listed and check again.",
	Source:    "A limit of this tool, not of the interface.",
	Rationale: "Limits",
}

// ruleSuppressionUnused is the command line's: the core knows no configuration. It is here so that
// lists, severities and formats know it.
var ruleSuppressionUnused = Rule{
	Name:     "suppression-unused",
	Severity: Warning,
	Says:     "a suppression of the configuration has no effect",
	Why: "A suppression that suppresses nothing any more hides the next mistake of its kind, and its " +
		"reason misleads. It is reported, in the configuration, when every file it is about was checked.",
	Do:        "Remove it. If it was meant for something, correct its rule, pointer or files.",
	Source:    "A rule about this tool, not about the interface.",
	Rationale: "Configuration",
}

// catalogue has every rule, in the order of the interface's own text: syntax, members, names,
// locales, options, choices, bounds, commands, then those of other kinds of documents.
var catalogue = [...]*Rule{
	&ruleJSONSyntax, &ruleJSONDuplicateKey, &ruleYAMLSyntax, &ruleYAMLAmbiguous,
	&ruleDocumentKind, &ruleDocumentWrapper, &ruleDocumentDialect,

	&ruleFieldRequired, &ruleFieldType, &ruleFieldCoerced, &ruleFieldUnknown, &ruleFieldReadOnly,
	&ruleFieldNotForType, &ruleFieldNotForScope, &ruleFieldNotForOperation, &ruleEnumValue,
	&ruleListEmpty, &ruleListDuplicate, &ruleSnowflake,

	&ruleNameLength, &ruleNameCharset, &ruleNameNewerUnicode, &ruleNameLowercase, &ruleNameBlank,
	&ruleNameApostrophe, &ruleEntryPointName, &ruleDescriptionLength, &ruleDescriptionBlank,

	&ruleLocaleUnknown, &ruleLocaleUndocumented, &ruleLocalizationNameClash,
	&ruleLocalizationNameClashCommand, &ruleLocalizationFallbackClash, &ruleLocalizationFallback,
	&ruleLocalizationInherited, &ruleLocalizationRedundant,

	&ruleOptionDuplicate, &ruleOptionOrder, &ruleOptionCount, &ruleOptionNesting, &ruleOptionMixed,
	&ruleGroupEmpty,

	&ruleChoiceCount, &ruleChoiceNameLength, &ruleChoiceValueType, &ruleChoiceValueLength,
	&ruleChoiceValueRange, &ruleChoiceValueEmpty, &ruleChoiceDuplicate, &ruleChoiceOutOfBounds,
	&ruleAutocompleteChoices,

	&ruleBoundsRange, &ruleBoundsOrder, &ruleFileTypes,

	&rulePermissionsBitset, &rulePermissionsUnknownBit, &ruleDeprecatedField,
	&ruleContextPrivateChannel, &ruleEntryPointScope, &ruleCommandDuplicate, &ruleCommandCount,
	&ruleBudget,

	&ruleAuthorizationScope, &ruleAuthorizationState, &ruleAuthorizationChallenge,
	&ruleAuthorizationScheme,

	&ruleOverwriteCount, &ruleOverwriteDuplicate, &ruleOverwriteConstant,

	&ruleInteractionType, &ruleInteractionTime, &ruleInteractionFocused, &ruleInteractionPath,
	&ruleInteractionOptionValue, &ruleInteractionResolved, &ruleInteractionDefinition,
	&ruleInteractionLocalizedName, &ruleInteractionNotAllowed,

	&ruleReportLimit, &ruleSuppressionUnused,
}

// Rules returns the catalogue.
func Rules() []Rule {
	rules := make([]Rule, len(catalogue))
	for i, rule := range catalogue {
		rules[i] = *rule
	}
	return rules
}

// RuleNames returns the names of the rules.
func RuleNames() []string {
	names := make([]string, len(catalogue))
	for i, rule := range catalogue {
		names[i] = rule.Name
	}
	return names
}

// Lookup returns the rule of this name, and whether there is one.
func Lookup(name string) (Rule, bool) {
	if rule := ruleNamed(name); rule != nil {
		return *rule, true
	}
	return Rule{}, false
}

// ruleNamed returns the rule of this name, nil when there is none.
func ruleNamed(name string) *Rule {
	for _, rule := range catalogue {
		if rule.Name == name {
			return rule
		}
	}
	return nil
}
