import type { JobName } from '#contract/jobs/job-names.ts'
import type { App } from '../app/app.ts'
import { backUpNightly } from '../backup/back-up-nightly.ts'
import { checkLinks } from '../links/check-links.ts'
import { lintAll } from '../lint/lint-items.ts'
import { sendMail } from '../mail/send-mail.ts'
import { forgetExpired } from '../maintenance/forget-expired.ts'
import { tellSearchEngines } from '../maintenance/tell-search-engines.ts'
import { warnOwner } from '../maintenance/warn-owner.ts'
import { playOffers } from '../offers/play-offers.ts'
import { publishArticle } from '../posts/publish-article.ts'
import { continueImport } from '../transfer/continue-import.ts'
import type { JobPayload } from './job-kinds.ts'

export interface JobHandler<Payload> {
  /** False: this process skips such jobs. */
  canRun?: (app: App) => boolean
  /**
   * May run twice for one job, because its process can end before the result is stored. Returns the time of another
   * run, or nothing.
   */
  run: (app: App, payload: Payload) => Promise<Date | undefined | void>
}

export type JobHandlers = { readonly [Name in JobName]: JobHandler<JobPayload<Name>> }

export const JOB_HANDLERS: JobHandlers = {
  mail: { canRun: ({ mail }) => mail !== undefined, run: (app, { mail }) => sendMail(app, mail) },
  'publish-article': { run: (app, { post }) => publishArticle(app, post) },
  'continue-import': { run: (app, payload) => continueImport(app, payload.import) },
  'clean-up': { run: forgetExpired },
  lint: { run: lintAll },
  reality: { run: playOffers },
  backup: {
    canRun: ({ settings: { backup } }) => backup.folder !== undefined || backup.s3 !== undefined,
    run: backUpNightly,
  },
  'check-links': { canRun: ({ settings }) => settings.checksLinks, run: checkLinks },
  watch: {
    canRun: ({ mail, settings }) => mail !== undefined && settings.alertEmail !== undefined,
    run: warnOwner,
  },
  'index-now': {
    canRun: ({ settings }) => settings.indexNowKey !== undefined,
    run: (app) => tellSearchEngines(app),
  },
}
