import type { Rule } from '../../engine/answer'
import { answers } from '../../store/answers'
import { t } from '../../text/text'

/** What the catalogue says about a rule: why it is there, what to do, a bad and a good example. */
export function RuleText({ name }: { name: string }) {
  const rule = answers.catalogue.value.value?.find((one) => one.name === name)
  if (!rule) return <p class="muted">{t('rule.unknown')}</p>
  return (
    <div class="rule-text">
      <p>{rule.says}</p>
      <dl>
        <dt>{t('rule.why')}</dt><dd>{rule.why}</dd>
        <dt>{t('rule.do')}</dt><dd>{rule.do}</dd>
      </dl>
      <Examples rule={rule} />
      <p class="source"><span class="muted">{t('rule.source')}</span> {rule.source}</p>
    </div>
  )
}

function Examples({ rule }: { rule: Rule }) {
  return (
    <div class="examples">
      <figure>
        <figcaption class="error">{t('rule.bad')}</figcaption>
        <pre tabIndex={0}>{rule.bad.text}</pre>
      </figure>
      <figure>
        <figcaption class="good">{t('rule.good')}</figcaption>
        <pre tabIndex={0}>{rule.good.text}</pre>
      </figure>
    </div>
  )
}
