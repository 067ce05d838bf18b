/** The local backend: every operation, in this process, without network, file system or timers. */
import type { Backend, Document, OnResult, Outcome } from '../contract/backend';
import { asAccepted, documentIssues } from '../contract/documents';
import { asOctavoError, invalidParameters } from '../contract/errors';
import { operationOf, type OperationName, type ParamsOf } from '../contract/operations';
import type { Port } from '../contract/operations/types';
import type { Lent } from '../contract/lent';
import { noPorts, requirePorts } from '../contract/ports';
import { implementations } from './all';
import { countData } from './data-size';
import type { InputOf, LocalJob } from './operation';
import { Prepared } from './prepared';
import { isSaidOfText, repairNote } from './repair-note';
import type { NativeCodec } from '../pdf/codec';
import { defaultLimits, type Limits } from '../pdf/limits';
import type { PageDamage, Written } from '../pdf/job';
import { Memory } from '../pdf/memory';
import { Pace } from '../pace/pace';
import { AskedObjects } from '../pdf/asked-objects';
import { LargeStreams } from '../pdf/filters/large-streams';
import { signatureNotes } from '../model/signature/signature-notes';

/**
 * Loads the code of an operation ahead of its first run. Each is loaded when it is needed: they are half of our code, and Node takes
 * longer to compile that than to process a small document.
 */
export async function loadOperation(name: OperationName): Promise<void> {
	await implementations[name]();
}

export interface LocalOptions {
	/** Lets other work of the process run and resolves soon after: `setImmediate` in Node, n8n's `sleep(0)` in a node. */
	readonly pause: () => Promise<void>;
	readonly limits?: Partial<Limits>;
	/** The ports that the host lends. Default: none. */
	readonly ports?: ReadonlySet<Port>;
	/** The values of these ports. */
	readonly lent?: Lent;
	/** Native compression, where the host has it: `nativeCodec(zlib)`. */
	readonly codec?: NativeCodec;
}

export function localBackend({ pause, limits, ports = noPorts, lent = {}, codec }: LocalOptions): Backend {
	const prepared = new Prepared();
	const all = { ...defaultLimits, ...limits };
	return {
		ports,
		async run(name, documents, parameters, { signal, onProgress, timeLimit, onResult = keepBytes } = {}) {
			const pace = new Pace(pause, signal, onProgress, timeLimit);
			try {
				const issues = documentIssues(name, documents);
				if (issues.length > 0) throw invalidParameters(issues);
				requirePorts(name, parameters, ports);
				const large = new LargeStreams();
				const operate = async (asked: AskedObjects) => {
					// Native compression is several times as fast: work need not end at a large stream.
					const memory = new Memory(all, codec, codec ? undefined : large);
					const job = { pace, limits: all, memory, codec, prepared, lent, signal, asked, onResult };
					return runOnce(name, asAccepted(name, documents), parameters, job);
				};
				return await withAsked((asked) => large.run(pace, () => operate(asked)));
			} catch (thrown) {
				throw asOctavoError(thrown);
			}
		},
	};
}

const keepBytes: OnResult = ({ bytes }) => bytes;

/** Runs an operation, and again if it asked for objects that no cross-reference lists, or met damage: opening tells what is lost. */
async function withAsked<T>(operate: (asked: AskedObjects) => Promise<T>): Promise<T> {
	const asked = new AskedObjects();
	const outcome = await operate(asked);
	const found = asked.review();
	return found ? operate(found) : outcome;
}

async function runOnce<N extends OperationName>(
	name: N,
	documents: readonly Document[],
	parameters: ParamsOf<N>,
	given: Omit<LocalJob, 'onRepaired' | 'onWritten'>,
): Promise<Outcome> {
	const seen = { repaired: undefined as PageDamage | undefined, signatures: 0, usageRightsRemoved: false };
	const onRepaired = (damage: PageDamage) => {
		seen.repaired ??= damage;
	};
	const onWritten = ({ signatures, usageRightsRemoved }: Written) => {
		seen.signatures += signatures;
		seen.usageRightsRemoved ||= usageRightsRemoved;
	};
	const input = operationOf(name).input === 'many' ? documents : documents[0]!;
	const operation = await implementations[name]();
	// Written out: a spread gives the job another shape (hidden class) in V8, which then optimizes whatever reads it a second time.
	const { pace, limits, memory, codec, prepared, lent, signal, asked, onResult } = given;
	const job = { pace, limits, memory, codec, prepared, lent, signal, asked, onResult, onRepaired, onWritten };
	const outcome = await operation(input as InputOf<N>, parameters, job);
	if (outcome.data) await countData(outcome.data, given);
	return {
		...outcome,
		notes: [
			...(seen.repaired && !isSaidOfText(seen.repaired, outcome.notes) ? [repairNote(seen.repaired)] : []),
			...outcome.notes,
			...signatureNotes(seen),
		],
	};
}
