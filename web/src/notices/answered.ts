import type { HookTest } from '../generated/wire';
import { say } from './say';

/** What came of trying a webhook out, in a sentence. */
export function answered({ ok, status, problem, millis }: HookTest): string {
  if (typeof status === 'number') return ok ? say('hook.ok', { status, millis }) : say('hook.status', { status });
  switch (problem) {
    case 'unknown-host':
      return say('hook.unknown-host');
    case 'inside':
      return say('hook.inside');
    case 'timeout':
      return say('hook.timeout');
    case 'tls':
      return say('hook.tls');
    case 'no-http':
      return say('hook.no-http');
    default:
      return say('hook.refused');
  }
}
