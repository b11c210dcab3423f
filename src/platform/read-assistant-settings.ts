import type { AssistantSettings } from './settings.ts'

type Env = Record<string, string | undefined>

const DEFAULT_CALLS = 2000
const ANTHROPIC_URL = 'https://api.anthropic.com/v1'

/**
 * Reads ASSISTANT_PROVIDER, ASSISTANT_URL, ASSISTANT_KEY, ASSISTANT_MODEL and ASSISTANT_CALLS_PER_DAY.
 * Without ASSISTANT_PROVIDER nothing outside is asked. Calls `refuse` with one sentence about the first value
 * that cannot be used; the key is never repeated.
 */
export function readAssistantSettings(env: Env, refuse: (sentence: string) => never): AssistantSettings {
  const provider = valueOf(env, 'ASSISTANT_PROVIDER')
  if (provider === undefined || provider === 'none') return { provider: 'none' }
  if (provider !== 'openai' && provider !== 'anthropic')
    return refuse(
      `ASSISTANT_PROVIDER must be one of none, openai, anthropic, not ${JSON.stringify(provider)}.`,
    )
  return {
    provider,
    url: readUrl(
      valueOf(env, 'ASSISTANT_URL') ?? (provider === 'anthropic' ? ANTHROPIC_URL : undefined),
      refuse,
    ),
    key: valueOf(env, 'ASSISTANT_KEY') ?? refuse('ASSISTANT_KEY must be set when ASSISTANT_PROVIDER is.'),
    model:
      valueOf(env, 'ASSISTANT_MODEL') ?? refuse('ASSISTANT_MODEL must be set when ASSISTANT_PROVIDER is.'),
    callsPerDay: readCalls(valueOf(env, 'ASSISTANT_CALLS_PER_DAY'), refuse),
  }
}

function readUrl(value: string | undefined, refuse: (sentence: string) => never): string {
  const url = value === undefined ? undefined : URL.parse(value)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    return refuse('ASSISTANT_URL must be an http or https address such as https://api.example.com/v1.')
  if (url.username !== '' || url.password !== '')
    return refuse('ASSISTANT_URL must not hold a name or password; put the key into ASSISTANT_KEY.')
  return url.href.replace(/\/$/, '')
}

function readCalls(value: string | undefined, refuse: (sentence: string) => never): number {
  if (value === undefined) return DEFAULT_CALLS
  if (/^\d{1,7}$/.test(value)) return Number(value)
  return refuse(
    `ASSISTANT_CALLS_PER_DAY must be a whole number from 0 to 9999999, not ${JSON.stringify(value)}.`,
  )
}

function valueOf(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined
}
