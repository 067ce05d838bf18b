/** The rows as tables: medians, ratios, goals. */
import type { Done, Reply } from './child.mts';
import { median, table } from './core.mts';
import type { Program } from './rivals.mts';
import type { Rival, Row, Target } from './rows.mts';

/** Milliseconds that the start of each program's process takes. */
export type Starts = ReadonlyMap<Program, number>;

export interface Result {
	readonly row: Row;
	readonly inputBytes: number;
	readonly replies: ReadonlyMap<'octavo' | Rival, readonly Reply[]>;
	readonly starts: Starts;
}

/** These have columns; goals name the others. */
const columns = ['qpdf', 'mutool', 'pdf-lib', '@cantoo/pdf-lib'] as const;

const done = ({ replies }: Result, engine: 'octavo' | Rival): Done[] =>
	(replies.get(engine) ?? []).filter((reply) => reply.kind === 'done');
const middle = (result: Result, engine: 'octavo' | Rival, of: (one: Done) => number | undefined): number =>
	median(done(result, engine).flatMap((one) => of(one) ?? []));
const time = (result: Result, engine: 'octavo' | Rival): number => middle(result, engine, ({ cold }) => cold);
/** Steady runs; of a program, which is a process each time, its run less the start of the process. NaN if that is nearly all of it. */
function steadyTime(result: Result, engine: 'octavo' | Rival): number {
	const start = result.starts.get(engine as Program);
	if (start === undefined) return middle(result, engine, ({ steady }) => steady);
	const rest = time(result, engine) - start;
	return rest < start / 2 ? NaN : rest;
}

/** Why an engine has no time; empty if it has no such operation. */
const failure = ({ replies }: Result, engine: 'octavo' | Rival): string => {
	const failed = replies.get(engine)?.find((reply) => reply.kind !== 'done');
	return failed?.message.replace('stack overflow', 'overflow') ?? '';
};

const shown = (value: number): string =>
	Number.isNaN(value) ? '' : value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en');
const megabytes = (bytes: number): string => (bytes < 10e6 ? (bytes / 1e6).toFixed(2) : String(Math.round(bytes / 1e6)));
export const ratio = (value: number): string =>
	value < 0.1 ? value.toFixed(3) : value < 1 ? value.toFixed(2) : value.toFixed(1);

/** Our first and our steady run as multiples of a rival's, or the reason why it has no time. */
function against(result: Result, rival: Rival): string {
	const ratios = [time, steadyTime].map((of) => of(result, 'octavo') / of(result, rival));
	if (Number.isNaN(ratios[0])) return failure(result, rival);
	return ratios.map((one) => (Number.isNaN(one) ? '–' : ratio(one))).join(' · ');
}

interface Judged {
	/** The column that has the measured value; empty if no column has it. */
	readonly column: string;
	readonly measured: string;
	/** The goal. */
	readonly bound: string;
	readonly met: boolean;
}

function judge(target: Target, result: Result, all: readonly Result[]): Judged {
	const own = (of: (one: Done) => number | undefined): number => middle(result, 'octavo', of);
	const judged = (value: number, most: number, show: (value: number) => string, column = '', unit = ''): Judged => {
		const met = done(result, 'octavo').length > 0 && !(value > most);
		return { measured: show(value), bound: `${show(most)}${unit}`, met, column };
	};
	switch (target.kind) {
		case 'time': {
			const { rival, factor, steady } = target;
			const of = steady ? steadyTime : time;
			return judged(of(result, 'octavo') / of(result, rival), factor, ratio, '', ` × ${rival}${steady ? ', steady' : ''}`);
		}
		case 'row': {
			const { row, factor, steady, plus = 0 } = target;
			const of = steady ? steadyTime : time;
			const other = all.find((one) => one.row.name === row);
			const unit = ` × “${row}”${steady ? ', steady' : ''}${plus > 0 ? `, plus ${plus} ms` : ''}`;
			const rest = Math.max(of(result, 'octavo') - plus, 0);
			return judged(rest / (other ? of(other, 'octavo') : NaN), factor, ratio, '', unit);
		}
		case 'most':
			return target.steady
				? judged(steadyTime(result, 'octavo'), target.milliseconds, shown, 'steady')
				: judged(time(result, 'octavo'), target.milliseconds, shown, 'first run');
		case 'memory':
			return judged(
				own(({ memory }) => memory),
				target.bytes ?? 3 * result.inputBytes + (target.plus ?? 80e6),
				megabytes,
				'MB',
			);
		case 'size':
			return judged(
				own(({ size }) => size),
				target.bytes,
				megabytes,
				'',
				' MB written',
			);
		case 'worst': {
			const worst = Math.max(...done(result, 'octavo').map(({ cold }) => cold));
			return judged(
				worst / time(result, 'octavo'),
				target.factor,
				ratio,
				'',
				` × its median, worst of ${done(result, 'octavo').length}`,
			);
		}
		case 'size of': {
			const theirs = middle(result, target.rival, ({ size }) => size);
			return judged(
				own(({ size }) => size),
				theirs,
				megabytes,
				'',
				` MB written by ${target.rival}`,
			);
		}
		case 'pause':
			return judged(
				own(({ pause }) => pause),
				target.milliseconds,
				shown,
				'pause',
			);
	}
}

/** A goal beside a rival that fails, or beside a row that was not chosen, cannot be judged; one of ours that fails is missed. */
const goalsOf = (result: Result, all: readonly Result[]): Judged[] =>
	result.row.targets.flatMap((target) => {
		const judged = judge(target, result, all);
		return judged.measured === ratio(NaN) && done(result, 'octavo').length > 0 ? [] : [judged];
	});
const compared = ({ measured, bound, met }: Judged): string => `${measured} ${met ? '≤' : '>'} ${bound}`;

/** One line while the benchmark runs. */
export function describe(result: Result, earlier: readonly Result[]): string {
	const own = failure(result, 'octavo') || `${shown(time(result, 'octavo'))} ms`;
	const rivals = [...result.replies.keys()].filter((engine) => engine !== 'octavo');
	const others = rivals.map((rival) => `${rival} ${shown(time(result, rival))} (${against(result, rival)})`);
	const goals = goalsOf(result, earlier).map((goal) => `${goal.column} ${compared(goal)}`.trim());
	return `${result.row.name.padEnd(42)} ${own.padStart(10)} | ${others.join(', ')} | ${goals.join(', ')}`;
}

/** The table of bench/results.md. */
export function summarise(results: readonly Result[], how: string): string {
	const all = results.flatMap((result) => goalsOf(result, results));
	const rows = results.map((result) => {
		const goals = goalsOf(result, results);
		const cell = (column: string, value: string): string => {
			const missed = goals.find((goal) => goal.column === column && !goal.met);
			return missed ? `**${value}** > ${missed.bound}` : value;
		};
		const own = (of: (one: Done) => number | undefined): number => middle(result, 'octavo', of);
		return [
			result.row.name,
			cell('first run', failure(result, 'octavo') || shown(time(result, 'octavo'))),
			cell('steady', shown(steadyTime(result, 'octavo'))),
			...columns.map((rival) => cell(rival, result.replies.has(rival) ? against(result, rival) : '')),
			cell('MB', megabytes(own(({ memory }) => memory))),
			cell('pause', shown(own(({ pause }) => pause))),
			goals.flatMap((goal) => (goal.column === '' && !goal.met ? [compared(goal)] : [])).join('; '),
		];
	});
	const head = ['', 'first run', 'steady', ...columns, 'MB', 'pause', 'missed goals'];
	return [
		`${how}. Medians of interleaved rounds: our first and our steady run (median of the runs 20 to 25, or of those that 5 seconds allow) and the longest pause, in milliseconds; below a program, our first · our steady run as multiples of its time. Beside steady runs, a program counts without the start of its process (${[...(results[0]?.starts ?? [])].map(([program, start]) => `${program} ${shown(start)} ms`).join(', ')}), and a library with its own steady runs.`,
		'',
		table(head, rows, [0, head.length - 1]),
		'',
		`${all.filter(({ met }) => !met).length} of ${all.length} goals are missed: a value that is larger than its goal is bold, with the goal after it.`,
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

/** Six rows, and how often other programs are faster. Undefined if a row is missing. */
export function atAGlance(results: readonly Result[]): string | undefined {
	const chosen = GLANCE.flatMap((name) => results.filter(({ row }) => row.name === name));
	if (chosen.length < GLANCE.length) return undefined;
	const rivals = ['qpdf', 'mutool', 'pdf-lib'] as const;
	const cell = (result: Result, rival: Rival): string =>
		result.replies.has(rival) ? failure(result, rival) || shown(time(result, rival)) : '–';
	const rows = chosen.map((result) => [
		result.row.name,
		`**${shown(time(result, 'octavo'))}**`,
		`**${shown(steadyTime(result, 'octavo'))}**`,
		...rivals.map((rival) => cell(result, rival)),
	]);
	return [
		'Milliseconds, medians; – means that the program has no such operation. The first run counts where a process runs once, as a step of the Action does. The steady run counts in n8n and in the service, whose processes run for days.',
		'',
		table(['', 'Octavo, first run', 'Octavo, steady', ...rivals], rows),
		'',
		'First runs:',
		'',
		...columns.map((rival) => faster(results, rival, time)),
		'',
		'Steady runs, programs without the start of their process:',
		'',
		...columns.map((rival) => faster(results, rival, steadyTime)),
	].join('\n');
}

/** How often a program is faster than we are, and by how many times. */
function faster(results: readonly Result[], rival: Rival, of: typeof time): string {
	const ratios = results.map((result) => of(result, 'octavo') / of(result, rival)).filter((one) => !Number.isNaN(one));
	const lost = ratios.filter((one) => one > 1.02).sort((one, other) => one - other);
	if (lost.length === 0) return `- **${rival}** is faster in none of ${ratios.length} rows.`;
	const times = [...new Set([lost[0]!, lost.at(-1)!].map(ratio))].join(' to ');
	return `- **${rival} is faster** in ${lost.length} of ${ratios.length} rows: ${times} times.`;
}
