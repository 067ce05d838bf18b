/** The check of tokens and the counts of all instances, as the settings name them. The libraries are loaded only if they are set. */
import type { SharedAllowances } from './limits/rates';
import { traceOf, type Log } from './service/faults';
import type { OidcSettings } from './tokens/oidc';
import type { Tokens } from './tokens/tokens';

export async function openTokens(settings: OidcSettings | undefined): Promise<Tokens | undefined> {
	if (!settings) return undefined;
	const { oidcTokens } = await import('./tokens/oidc');
	return oidcTokens(settings);
}

/** Milliseconds in which Redis must answer, because each request of a key with a limit waits for it, and between two looks. */
const [PATIENCE, PAUSE] = [500, 2000];

export interface OpenAllowances extends SharedAllowances {
	readonly close: () => void;
	/** Tells the log when Redis fails to answer, and when it answers again. */
	readonly logTo: (log: Log) => void;
}

/** @throws Error if Redis cannot be reached, without its password */
export async function openAllowances(url: string | undefined): Promise<OpenAllowances | undefined> {
	if (url === undefined) return undefined;
	const { RedisAllowances } = await import('./quotas/redis-allowances');
	let log: Log | undefined;
	const told = (isReached: boolean, cause?: unknown): void => {
		if (isReached) log?.info({}, 'counts of all instances reached');
		else log?.error(traceOf(cause), 'counts of all instances not reached: this one counts for itself');
	};
	try {
		const allowances = await RedisAllowances.at({ url, patience: PATIENCE, pause: PAUSE, told });
		return { take: allowances.take, close: () => allowances.close(), logTo: (given) => void (log = given) };
	} catch (cause) {
		const { code = 'no answer' } = cause as NodeJS.ErrnoException;
		throw new Error(`OCTAVO_REDIS must be the address of a Redis that can be reached (${code})`, { cause });
	}
}
