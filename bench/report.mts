/** Measurements as tables: medians, ratios, targets. */
import type { Measurement, Reply } from './child.mts';
import type { Rival, Row, Target } from './rows.mts';

export interface Result {
	readonly row: Row;
	readonly inputBytes: number;
	readonly replies: ReadonlyMap<'octavo' | Rival, readonly Reply[]>;
}

const rivals: readonly Rival[] = ['qpdf', 'mutool', 'pdf-lib', '@cantoo/pdf-lib', 'copy'];

function measurements(result: Result, engine: 'octavo' | Rival): Measurement[] {
	return (result.replies.get(engine) ?? []).filter((reply): reply is Measurement => 'cold' in reply);
}

function median(values: readonly number[]): number | undefined {
	return [...values].sort((one, other) => one - other)[values.length >> 1];
}

function time(result: Result, engine: 'octavo' | Rival): number | undefined {
	return median(measurements(result, engine).map(({ cold }) => cold));
}

function failure(result: Result, engine: 'octavo' | Rival): string | undefined {
	const failed = result.replies.get(engine)?.find((reply) => 'failure' in reply);
	return failed && 'failure' in failed ? failed.failure : undefined;
}

/** One line while the benchmark runs. */
export function describe(result: Result, earlier: readonly Result[]): string {
	const own = failure(result, 'octavo') ?? `${shown(time(result, 'octavo'))} ms`;
	const others = rivals.filter((rival) => result.replies.has(rival)).map((rival) => `${rival} ${against(result, rival)}`);
	const goals = result.row.targets.map((target) => goal(target, result, earlier));
	return `${result.row.name.padEnd(42)} ${own.padStart(10)} | ${others.join(', ')}${goals.length > 0 ? ` | ${goals.join(', ')}` : ''}`;
}

/** The table for the README, and what was missed. */
export function summarise(results: readonly Result[], how: string): string {
	const head = ['', 'ours', 'warm', ...rivals, 'memory', 'longest pause', 'to reach'];
	const lines = results.map((result) => {
		const own = measurements(result, 'octavo');
		const warm = median(own.flatMap((one) => one.warm ?? []));
		const memory = median(own.flatMap((one) => one.memory ?? []));
		const pause = median(own.map((one) => one.pause));
		return [
			result.row.name,
			failure(result, 'octavo') ?? shown(time(result, 'octavo')),
			shown(warm),
			...rivals.map((rival) => (result.replies.has(rival) ? against(result, rival) : '')),
			memory === undefined ? '' : `${Math.round(memory / 1e6)} MB`,
			shown(pause),
			result.row.targets.map((target) => goal(target, result, results)).join('<br>'),
		];
	});
	const goals = results.flatMap((result) => result.row.targets.map((target) => goal(target, result, results)));
	const missed = goals.filter((text) => text.includes('missed')).length;
	return [
		`${how}. Medians of interleaved rounds, in milliseconds; in brackets our time as a multiple of theirs.`,
		'',
		format(head),
		`| --- |${' --: |'.repeat(head.length - 2)} --- |`,
		...lines.map(format),
		'',
		missed === 0 ? 'Every goal is met.' : `${missed} of ${goals.length} goals are missed; the last column marks each.`,
	].join('\n');
}

/** The rows with which bench/README.md opens. */
const GLANCE = [
	'reverse, 1,000 pages',
	'remove one, 10,000 pages',
	'merge 1,000 invoices',
	'split at 600 KB, 10,000 pages without links',
	'AES-256 on, 150 MB of scans',
	'watermark, 10,000 pages',
];

/** Six rows, and where another program is faster. Undefined if a row is missing. */
export function atAGlance(results: readonly Result[]): string | undefined {
	const chosen = GLANCE.map((name) => results.find(({ row }) => row.name === name));
	const shownRivals = ['qpdf', 'mutool', 'pdf-lib'] as const;
	const lines = chosen.flatMap((result) =>
		result
			? [
					[
						result.row.name,
						failure(result, 'octavo') ?? `**${shown(time(result, 'octavo'))}**`,
						...shownRivals.map((rival) =>
							result.replies.has(rival) ? (failure(result, rival) ?? shown(time(result, rival))) : '–',
						),
					],
				]
			: [],
	);
	if (lines.length < GLANCE.length) return undefined;
	return [
		'Milliseconds, medians; – means that the program has no such operation.',
		'',
		format(['', 'Octavo', ...shownRivals]),
		`| --- |${' --: |'.repeat(shownRivals.length + 1)}`,
		...lines.map(format),
		'',
		...(['mutool', 'qpdf', 'pdf-lib', '@cantoo/pdf-lib'] as const).map((rival) => faster(results, rival)),
	].join('\n');
}

/** Where a program is faster than we are, by how many times. */
function faster(results: readonly Result[], rival: Rival): string {
	const both = results.filter((result) => time(result, rival) !== undefined && time(result, 'octavo') !== undefined);
	const rows = both.flatMap((result) => {
		const factor = (time(result, 'octavo') ?? 0) / (time(result, rival) ?? 1);
		return factor > 1.02 ? [`${result.row.name} (${ratio(factor)}×)`] : [];
	});
	return rows.length === 0
		? `- **${rival}** is faster in none of ${both.length} rows.`
		: `- **${rival} is faster** in ${rows.length} of ${both.length} rows: ${rows.join('; ')}.`;
}

const format = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A rival's time and our ratio to it, or the reason why it has none. */
function against(result: Result, rival: Rival): string {
	const theirs = time(result, rival);
	if (theirs === undefined) return failure(result, rival) ?? '';
	const ours = time(result, 'octavo');
	return ours === undefined ? shown(theirs) : `${shown(theirs)} (${ratio(ours / theirs)})`;
}

/** The goal, the measured value, and whether it is met. */
function goal(target: Target, result: Result, all: readonly Result[]): string {
	const own = measurements(result, 'octavo');
	const mark = (met: boolean) => (met ? 'met' : 'missed');
	if (own.length === 0) return 'missed: no result';
	const ours = time(result, 'octavo') ?? Infinity;
	const within = (theirs: number | undefined, factor: number, whom: string) =>
		theirs === undefined
			? `${whom} fails`
			: `${ratio(ours / theirs)} of ${whom} (≤ ${ratio(factor)}) ${mark(ours <= theirs * factor)}`;
	switch (target.kind) {
		case 'time':
			return within(time(result, target.rival), target.factor, target.rival === 'copy' ? 'a copy' : target.rival);
		case 'row': {
			const other = all.find(({ row }) => row.name === target.row);
			return other ? within(time(other, 'octavo'), target.factor, `“${target.row}”`) : `“${target.row}” was not run`;
		}
		case 'memory': {
			const peak = median(own.flatMap(({ memory }) => memory ?? [])) ?? Infinity;
			const bound = 3 * result.inputBytes + 80e6;
			return `${Math.round(peak / 1e6)} MB (≤ ${Math.round(bound / 1e6)}) ${mark(peak <= bound)}`;
		}
		case 'size': {
			const size = own[0]?.size ?? Infinity;
			return `${bytes(size)} (≤ ${bytes(target.bytes)}) ${mark(size <= target.bytes)}`;
		}
		case 'size of': {
			const [size, theirs] = [own[0]?.size ?? Infinity, measurements(result, target.rival)[0]?.size];
			return theirs === undefined
				? `${target.rival} fails`
				: `${bytes(size)} (≤ ${bytes(theirs)} of ${target.rival}) ${mark(size <= theirs)}`;
		}
		case 'pause': {
			const longest = median(own.map(({ pause }) => pause)) ?? Infinity;
			return `pause ${shown(longest)} ms (≤ ${target.milliseconds}) ${mark(longest <= target.milliseconds)}`;
		}
	}
}

function shown(value: number | undefined): string {
	if (value === undefined) return '';
	return value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en');
}

function ratio(value: number): string {
	return value.toFixed(value < 1 ? 2 : 1);
}

function bytes(value: number): string {
	return `${(value / 1e6).toFixed(2)} MB`;
}

/** `text` with new content between the markers of `name`. */
export function between(text: string, name: string, content: string): string {
	const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
	const [from, to] = [text.indexOf(start), text.indexOf(end)];
	if (from < 0 || to < from) throw new Error(`bench/README.md has no markers ${start} … ${end}`);
	return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
}
