/** Verdicts as tables and lists. */
import { Examination, Wrong, type Jury, type Remarks } from '../../test/support/readers/examination';
import type { Source } from '../../test/support/readers/source';
import type { Reply } from '../child.mts';
import { aligned, groupsOf, megabytes, table } from '../core.mts';
import type { Case } from './cases.mts';

type Status = 'pass' | 'refused' | 'wrong' | 'crash' | 'hang' | 'memory';

export interface Verdict extends Remarks {
	readonly status: Status;
	readonly detail: string;
}

const LOCKED = ['password_required', 'wrong_password', 'unsupported_encryption'];

/** Without a jury, only whether there is an answer. */
export async function judge(each: Case, source: Source, reply: Reply, pages: number, jury: Jury | undefined): Promise<Verdict> {
	const isLocked = source.listed.kind === 'locked';
	const mustRefuse = isLocked && !each.locked ? LOCKED : each.mustRefuse?.(source, pages);
	if (reply.kind === 'refused') {
		const right = (mustRefuse ?? each.mayRefuse ?? []) as readonly string[];
		if (right.includes(reply.code)) return { status: 'pass', detail: `refused, as it must: ${reply.code}` };
		if (mustRefuse && isLocked && !reply.code.startsWith('exit'))
			return { status: 'wrong', detail: `refused with ${reply.code} instead of ${mustRefuse[0]}` };
		return { status: 'refused', detail: `${reply.code}: ${reply.message}` };
	}
	if (reply.kind !== 'done') return { status: reply.kind, detail: reply.message };
	if (mustRefuse) return { status: 'wrong', detail: `not refused, although it must be (${mustRefuse[0]})` };
	if (!jury) return { status: 'pass', detail: '' };
	if (each.answers) {
		const wrong = each.answers(reply.data ?? {}, source);
		return { status: wrong === undefined ? 'pass' : 'wrong', detail: wrong ?? '' };
	}
	try {
		return { status: 'pass', detail: '', ...(await new Examination(each, source, reply.documents, jury).remarks()) };
	} catch (thrown) {
		if (thrown instanceof Wrong) return { status: 'wrong', detail: thrown.message };
		throw thrown;
	}
}

export interface Entry {
	readonly file: string;
	readonly kind: string;
	readonly operation: string;
	readonly engine: string;
	readonly verdict: Verdict;
	readonly milliseconds: number;
	/** Bytes of the source, and of a result. */
	readonly before: number;
	readonly after?: number;
	/** Whether qpdf reads the file at all. */
	readonly readableByQpdf: boolean;
}

const failures: readonly Status[] = ['crash', 'hang', 'memory', 'wrong'];
export const isFailure = ({ verdict }: Entry): boolean => failures.includes(verdict.status);

const unique = <T,>(values: readonly T[]): T[] => [...new Set(values)];

const operationsOf = (entries: readonly Entry[]): string[] => unique(entries.map(({ operation }) => operation));

/** One row per operation, one column per kind: passed of all, then other outcomes. */
export function byOperation(entries: readonly Entry[]): string {
	const kinds = unique(entries.map(({ kind }) => kind)).sort();
	const rows = operationsOf(entries).map((operation) => {
		const these = entries.filter((entry) => entry.operation === operation);
		return [operation, ...kinds.map((kind) => cell(these.filter((entry) => entry.kind === kind)))];
	});
	return aligned(table(['operation', ...kinds], rows));
}

function cell(entries: readonly Entry[]): string {
	const count = (status: Status) => entries.filter(({ verdict }) => verdict.status === status).length;
	const rest = (['refused', ...failures] as const).flatMap((status) => (count(status) > 0 ? [`${status} ${count(status)}`] : []));
	return [`${count('pass')}/${entries.length}`, ...rest].join(', ');
}

/** How many files each engine manages, side by side: only files that all engines with the operation received count. */
export function sideBySide(entries: readonly Entry[]): string {
	const engines = unique(entries.map(({ engine }) => engine));
	const rows = operationsOf(entries).flatMap((operation) => {
		const all = entries.filter((entry) => entry.operation === operation);
		const capable = unique(all.map(({ engine }) => engine)).length;
		const received = groupsOf(all, ({ file }) => file);
		const fair = all.filter(({ file }) => received.get(file)!.length === capable);
		const managed = (engine: string): string => {
			const own = fair.filter((entry) => entry.engine === engine);
			return own.length === 0 ? '–' : String(own.filter(({ verdict }) => verdict.status === 'pass').length);
		};
		return capable === 1 ? [] : [[`${operation} (${fair.length / capable})`, ...engines.map(managed)]];
	});
	return rows.length === 0 ? '' : aligned(table(['operation (files)', ...engines], rows));
}

/** Results of an operation that makes documents smaller: each engine beside the first one, over the documents that both wrote. */
export function sizes(entries: readonly Entry[]): string {
	const written = entries.filter(({ after }) => after !== undefined);
	const [first, ...rest] = unique(written.map(({ engine }) => engine));
	const own = new Map(written.filter(({ engine }) => engine === first).map((entry) => [entry.file, entry]));
	const sum = (some: readonly Entry[], of: (entry: Entry) => number) => some.reduce((total, entry) => total + of(entry), 0);
	const rows = [first, ...rest].map((engine) => {
		const theirs = written.filter((entry) => entry.engine === engine && own.has(entry.file));
		const ours = theirs.map(({ file }) => own.get(file)!);
		const result = (some: readonly Entry[]) => [
			megabytes(
				sum(some, ({ after }) => after!),
				2,
			),
			(sum(some, ({ milliseconds }) => milliseconds) / 1000).toFixed(1),
		];
		const larger = theirs.filter(({ before, after }) => after! > before).length;
		const smaller = theirs.filter(({ file, after }) => after! < own.get(file)!.after!).length;
		return [
			engine!,
			theirs.length,
			megabytes(
				sum(theirs, ({ before }) => before),
				2,
			),
			...result(theirs),
			...result(ours),
			larger,
			smaller,
		];
	});
	const head = [
		'',
		'documents',
		'input',
		'result',
		's',
		`${first}’s result`,
		`${first}’s s`,
		'larger than the input',
		`smaller than ${first}’s`,
	];
	return rest.length === 0 ? '' : aligned(table(head, rows));
}

/** Things with the files where they are, most files first. */
export function grouped(found: Iterable<readonly [what: string, where: string]>): string {
	const groups = groupsOf(found, ([what]) => what);
	return [...groups]
		.sort(([, one], [, other]) => other.length - one.length)
		.map(([what, all]) => {
			const [shown, rest] = [all.slice(0, 20).map(([, where]) => where), all.length - 20];
			return `${what}\n       ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
		})
		.join('\n');
}

/** Failures with the same message, with their files. */
export const failureList = (entries: readonly Entry[]): string =>
	grouped(
		entries.filter(isFailure).map(({ verdict, operation, file, kind }) => {
			return [`${verdict.status.padEnd(6)} ${operation}: ${verdict.detail}`, `${file} (${kind})`];
		}),
	);

/** Refusals; first the ones that qpdf processes. */
export function refusalList(entries: readonly Entry[]): string {
	const order = [...entries].sort((one, other) => Number(other.readableByQpdf) - Number(one.readableByQpdf));
	return byFile(order, ({ readableByQpdf, verdict: { status, detail } }) =>
		status === 'refused' ? `${readableByQpdf ? 'qpdf manages it' : 'qpdf neither'}; ${detail}` : undefined,
	);
}

/** One line per file and remark, with its operations. */
export function byFile(entries: readonly Entry[], remark: (entry: Entry) => string | undefined): string {
	// Without the position and name of a document in a merge.
	const what = (entry: Entry) => `${entry.file} (${entry.kind}): ${remark(entry)!.replace(/Document \d+ \([^)]*\): /, '')}`;
	const remarkable = entries.filter((entry) => remark(entry) !== undefined);
	return [...groupsOf(remarkable, what)].map(([one, all]) => `${one} [${operationsOf(all).join(', ')}]`).join('\n');
}
