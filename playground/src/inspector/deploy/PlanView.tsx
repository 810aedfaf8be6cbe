import type { Plan } from '../../engine/answer'
import { Icon } from '../../icon/Icon'
import { t, tMaybe } from '../../text/text'
import { Visible } from '../../text/Visible'
import { Empty } from '../Waiting'
import { Planned } from './Planned'

/** The plan: what would happen to each command, what to think of before, and the limits. */
export function PlanView({ plan }: { plan: Plan }) {
  const { create, overwrite, delete: gone, unchanged, refused } = plan.summary
  if (plan.total === 0 && plan.warnings.length === 0) return <Empty icon="list" title={t('deploy.none')} />
  return (
    <section aria-labelledby="deploy-plan" class="plan-view">
      <div class="section-head"><h2 id="deploy-plan">{t('deploy.plan')}</h2></div>
      {refused && <p class="refused" role="alert"><Icon name="error" />{t('deploy.refused')}</p>}
      <p class="counts" role="status">
        {create > 0 && <span class="good"><Icon name="plus" />{t('deploy.create', { n: create })}</span>}
        {overwrite > 0 && <span class="warning"><Icon name="wrench" />{t('deploy.overwrite', { n: overwrite })}</span>}
        {gone > 0 && <span class="error"><Icon name="minus" />{t('deploy.delete', { n: gone })}</span>}
        {unchanged > 0 && <span class="muted"><Icon name="same" />{t('deploy.unchanged', { n: unchanged })}</span>}
        {create + overwrite + gone === 0 && <span>{t('deploy.nothing')}</span>}
      </p>
      {plan.warnings.length > 0 && (
        <ul class="plan-warnings">
          {plan.warnings.map((one, i) => (
            <li key={i}>
              <span class={one.severity}><Icon name={one.severity} label={t(`severity.${one.severity}`)} /></span>
              <span class="foreign"><Visible text={one.message} /></span>
            </li>
          ))}
        </ul>
      )}
      <ul>{plan.commands.map((one) => <Planned key={`${one.action} ${one.type} ${one.name} ${one.pointer}`} command={one} />)}</ul>
      {plan.total > plan.commands.length && (
        <p class="row muted">{t('deploy.more', { n: plan.total - plan.commands.length })}</p>
      )}
      <Limits counts={plan.summary.counts} />
    </section>
  )
}

function Limits({ counts }: { counts: Plan['summary']['counts'] }) {
  const used = counts.filter((one) => one.live > 0 || one.draft > 0)
  if (used.length === 0) return null
  return (
    <table class="rows limits">
      <caption>{t('deploy.limits')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('deploy.kind')}</th><th scope="col" class="number">{t('deploy.now')}</th>
          <th scope="col" class="number">{t('deploy.then')}</th><th scope="col" class="number">{t('deploy.most')}</th>
        </tr>
      </thead>
      <tbody>
        {used.map((one) => (
          <tr key={one.type}>
            <th scope="row">{tMaybe(`deploy.type.${one.type}`, one.type)}</th>
            <td class="number">{one.live}</td>
            <td class="number">
              {one.draft > one.limit && <span class="error"><Icon name="error" label={t('deploy.over')} /> </span>}{one.draft}
            </td>
            <td class="number">{one.limit}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
