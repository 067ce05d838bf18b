/** Verdicts as tables. */
import type { Status, Verdict } from './judge.mts';

export interface Entry {
	readonly file: string;
	readonly kind: string;
	readonly operation: string;
	readonly engine: string;
	readonly verdict: Verdict;
	readonly milliseconds: number;
	/** Whether qpdf reads the file at all. */
	readonly readableByQpdf: boolean;
}

const failures: readonly Status[] = ['crash', 'hang', 'memory', 'wrong'];

export function isFailure({ verdict }: Entry): boolean {
	return failures.includes(verdict.status);
}

/** One row per operation, one column per kind: passed of all, then other outcomes. */
export function byOperation(entries: readonly Entry[]): string {
	const kinds = unique(entries.map(({ kind }) => kind)).sort();
	const rows = unique(entries.map(({ operation }) => operation)).map((operation) => [
		operation,
		...kinds.map((kind) => cell(entries.filter((entry) => entry.kind === kind && entry.operation === operation))),
	]);
	return table(['operation', ...kinds], rows);
}

function cell(entries: readonly Entry[]): string {
	const count = (status: Status) => entries.filter(({ verdict }) => verdict.status === status).length;
	const rest = (['refused', ...failures] as const)
		.map((status) => [status, count(status)] as const)
		.filter(([, number]) => number > 0);
	return [`${count('pass')}/${entries.length}`, ...rest.map(([status, number]) => `${status} ${number}`)].join(', ');
}

/** How many files each engine manages, side by side: only files that all engines with the operation received count. */
export function sideBySide(entries: readonly Entry[]): string {
	const engines = unique(entries.map(({ engine }) => engine));
	const rows = unique(entries.map(({ operation }) => operation)).map((operation) => {
		const all = entries.filter((entry) => entry.operation === operation);
		const capable = unique(all.map(({ engine }) => engine)).length;
		const fair = new Set(
			unique(all.map(({ file }) => file)).filter((name) => all.filter(({ file }) => file === name).length === capable),
		);
		const these = all.filter(({ file }) => fair.has(file));
		return [
			`${operation} (${fair.size})`,
			...engines.map((engine) => {
				const own = these.filter((entry) => entry.engine === engine);
				return own.length === 0 ? '–' : String(own.filter(({ verdict }) => verdict.status === 'pass').length);
			}),
		];
	});
	return table(['operation (files)', ...engines], rows);
}

/** Groups failures with the same message, with their files. */
export function failureList(entries: readonly Entry[]): string {
	const groups = new Map<string, string[]>();
	for (const { verdict, operation, file, kind } of entries.filter(isFailure)) {
		const what = `${verdict.status.padEnd(6)} ${operation}: ${verdict.detail}`;
		groups.set(what, [...(groups.get(what) ?? []), `${file} (${kind})`]);
	}
	return [...groups].map(([what, files]) => `${what}\n       ${shortened(files)}`).join('\n');
}

function shortened(files: readonly string[]): string {
	const [shown, rest] = [files.slice(0, 20).join(', '), files.length - 20];
	return rest > 0 ? `${shown} and ${rest} more` : shown;
}

/** Refusals; first the ones that qpdf processes. */
export function refusalList(entries: readonly Entry[]): string {
	const refused = entries.filter(({ verdict }) => verdict.status === 'refused');
	const order = refused.sort((one, other) => Number(other.readableByQpdf) - Number(one.readableByQpdf));
	return byFile(
		order,
		({ readableByQpdf, verdict }) => `${readableByQpdf ? 'qpdf manages it' : 'qpdf neither'}; ${verdict.detail}`,
	);
}

/** One line per file and remark, with its operations. */
export function byFile(entries: readonly Entry[], remark: (entry: Entry) => string): string {
	const groups = new Map<string, string[]>();
	for (const entry of entries) {
		// Ignore the position and name of a document in a merge.
		const what = `${entry.file} (${entry.kind}): ${remark(entry).replace(/Document \d+ \([^)]*\): /, '')}`;
		groups.set(what, [...(groups.get(what) ?? []), entry.operation]);
	}
	return [...groups].map(([what, operations]) => `${what} [${operations.join(', ')}]`).join('\n');
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)));
	const line = (cells: readonly string[]) => `| ${cells.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
	return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n');
}

function unique<T>(values: readonly T[]): T[] {
	return [...new Set(values)];
}
