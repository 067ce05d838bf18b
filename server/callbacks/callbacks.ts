/** Tells the addresses that clients named, and the operator lists, that their jobs have ended. */
import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Turns } from '../limits/turns';
import { isListed, openAddresses } from './addresses';
import { ClosedAddress, postOnce, resolveByDns, type Resolve } from './post';
import { signHeaders } from './signature';

export interface CallbackSettings {
	/** Where callbacks may go; see `isListed`. */
	readonly addresses: readonly string[];
	/** Networks that are not public, and may be asked all the same. */
	readonly networks: readonly string[];
	/** The first, and former ones, each sign. */
	readonly secrets: readonly Buffer[];
}

export interface CallbackOptions extends CallbackSettings {
	readonly resolve?: Resolve;
	/** Milliseconds after the first attempt; each further pause is three times as long. */
	readonly pause?: number;
	readonly attempts?: number;
	/** Milliseconds in which the address must answer. */
	readonly patience?: number;
}

/** Of a job that ended. */
export interface Notice {
	/** Of the job. */
	readonly id: string;
	/** JSON. */
	readonly body: string;
	readonly address: string;
}

/** An attempt. */
export interface Attempted {
	/** From 1. */
	readonly attempt: number;
	/** Of the answer, if there was one. */
	readonly status?: number;
	/** In one word or two, if there was no answer. */
	readonly cause?: string;
	/** `retried`: another attempt follows. */
	readonly end: 'delivered' | 'retried' | 'given_up';
}

/** Seven attempts take six minutes. */
const [PAUSE, TIMES, ATTEMPTS] = [1000, 3, 7];
const PATIENCE = 10_000;
/** Requests at the same time. */
const MOST = 16;
/** The receiver wants no more of them (RFC 9110, 15.5.11). */
const GONE = 410;

export class Callbacks {
	private readonly isOpen: (address: string) => boolean;
	private readonly closing = new AbortController();
	private readonly turns = new Turns(MOST);

	constructor(private readonly options: CallbackOptions) {
		this.isOpen = openAddresses(options.networks);
		setMaxListeners(0, this.closing.signal);
	}

	/** Whether a client may name this address. */
	readonly accepts = (address: string): boolean => isListed(address, this.options.addresses);

	/** Tries until the address answers with 2xx, at most `attempts` times. `attempted` hears each. */
	async send(notice: Notice, attempted: (attempt: Attempted) => void): Promise<void> {
		const { attempts = ATTEMPTS, pause = PAUSE } = this.options;
		const { signal } = this.closing;
		for (let attempt = 1; !signal.aborted; attempt++) {
			const answer = await this.turns.run(this.turnOf(notice), signal, () => this.try(notice)).catch(failureOf);
			const { status = 0, isFinal = false, ...about } = answer;
			const isDelivered = status >= 200 && status < 300;
			const isLast = isFinal || status === GONE || attempt >= attempts || signal.aborted;
			const end = isDelivered ? 'delivered' : isLast ? 'given_up' : 'retried';
			attempted({ attempt, end, ...about, ...(status > 0 && { status }) });
			if (end !== 'retried') return;
			await delay(pause * TIMES ** (attempt - 1), undefined, { signal, ref: false }).catch(() => undefined);
		}
		attempted({ attempt: 0, end: 'given_up', cause: 'closing' });
	}

	/** Ends all attempts. */
	close(): void {
		this.closing.abort();
	}

	private async try({ id, body, address }: Notice): Promise<Answered> {
		const { secrets, patience = PATIENCE, resolve = resolveByDns } = this.options;
		const late = new AbortController();
		const end = (): void => late.abort();
		const timer = setTimeout(end, patience);
		this.closing.signal.addEventListener('abort', end);
		const headers = {
			'content-type': 'application/json',
			'user-agent': 'Octavo',
			...signHeaders(secrets, { id, body, seconds: Math.floor(Date.now() / 1000) }),
		};
		try {
			return { status: await postOnce({ url: address, headers, body, isOpen: this.isOpen, resolve, signal: late.signal }) };
		} finally {
			clearTimeout(timer);
			this.closing.signal.removeEventListener('abort', end);
		}
	}

	/** Addresses take turns, so that one that does not answer does not keep the others waiting for long. */
	private turnOf({ address }: Notice): number {
		return this.options.addresses.findIndex((one) => isListed(address, [one]));
	}
}

interface Answered {
	readonly status?: number;
	readonly cause?: string;
	/** Another attempt would fail too. */
	readonly isFinal?: boolean;
}

function failureOf(thrown: unknown): Answered {
	const { code, name } = thrown as NodeJS.ErrnoException;
	return { cause: name === 'AbortError' ? 'no answer' : (code ?? name), isFinal: thrown instanceof ClosedAddress };
}
