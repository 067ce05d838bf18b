/** The rows as tables: medians, ratios, goals. */
import type { Done, Reply } from './child.mts';
import { median, table } from './core.mts';
import type { Rival, Row, Target } from './rows.mts';

export interface Result {
	readonly row: Row;
	readonly inputBytes: number;
	readonly replies: ReadonlyMap<'octavo' | Rival, readonly Reply[]>;
}

/** With a column of their own; the others are named by the goals. */
const columns = ['qpdf', 'mutool', 'pdf-lib', '@cantoo/pdf-lib'] as const;

const done = ({ replies }: Result, engine: 'octavo' | Rival): Done[] =>
	(replies.get(engine) ?? []).filter((reply) => reply.kind === 'done');
const middle = (result: Result, engine: 'octavo' | Rival, of: (one: Done) => number | undefined): number =>
	median(done(result, engine).flatMap((one) => of(one) ?? []));
const time = (result: Result, engine: 'octavo' | Rival): number => middle(result, engine, ({ cold }) => cold);
const warmTime = (result: Result): number => middle(result, 'octavo', ({ warm }) => warm);

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

/** Our time as a multiple of a rival's, or the reason why there is none. */
function against(result: Result, rival: Rival): string {
	const [ours, theirs] = [time(result, 'octavo'), time(result, rival)];
	return Number.isNaN(ours / theirs) ? failure(result, rival) : ratio(ours / theirs);
}

interface Judged {
	/** The bound, and the measured value where the table has no column for it. */
	readonly text: string;
	readonly met: boolean;
}

function judge(target: Target, result: Result, all: readonly Result[]): Judged {
	const within = (value: number, most: number, bound: string, measured = ''): Judged => ({
		text: `${measured === '' ? '' : `${measured} of `}${bound}`,
		met: !(value > most) || Number.isNaN(most),
	});
	const ours = time(result, 'octavo');
	switch (target.kind) {
		case 'time': {
			const { rival, factor, warm } = target;
			const [value, theirs] = [warm ? warmTime(result) : ours, time(result, rival)];
			const measured = !warm && columns.some((column) => column === rival) ? '' : ratio(value / theirs);
			return within(value, theirs * factor, `${ratio(factor)} × ${rival}${warm ? ', warm' : ''}`, measured);
		}
		case 'row': {
			const { row, factor, warm, plus = 0 } = target;
			const other = all.find((one) => one.row.name === row);
			if (!other) return { text: `“${row}” was not run`, met: true };
			const [value, theirs] = warm ? [warmTime(result), warmTime(other)] : [ours, time(other, 'octavo')];
			const bound = `${ratio(factor)} × “${row}”${warm ? ', warm' : ''}${plus > 0 ? `, plus ${plus} ms` : ''}`;
			return within(value, theirs * factor + plus, bound, ratio((value - plus) / theirs));
		}
		case 'most':
			return within(ours, target.milliseconds, `${target.milliseconds} ms`);
		case 'memory': {
			const bound = 3 * result.inputBytes + 80e6;
			return within(
				middle(result, 'octavo', ({ memory }) => memory),
				bound,
				`${megabytes(bound)} MB`,
			);
		}
		case 'size':
		case 'size of': {
			const size = middle(result, 'octavo', (one) => one.size);
			const most = target.kind === 'size' ? target.bytes : middle(result, target.rival, (one) => one.size);
			const whose = target.kind === 'size' ? '' : ` as ${target.rival}`;
			return within(size, most, `${megabytes(most)} MB written${whose}`, megabytes(size));
		}
		case 'pause':
			return within(
				middle(result, 'octavo', (one) => one.pause),
				target.milliseconds,
				`pause ${target.milliseconds}`,
			);
	}
}

const goalsOf = (result: Result, all: readonly Result[]): Judged[] =>
	result.row.targets.map((target) =>
		done(result, 'octavo').length === 0 ? { text: 'no result', met: false } : judge(target, result, all),
	);

/** One line while the benchmark runs. */
export function describe(result: Result, earlier: readonly Result[]): string {
	const own = failure(result, 'octavo') || `${shown(time(result, 'octavo'))} ms`;
	const rivals = [...result.replies.keys()].filter((engine) => engine !== 'octavo');
	const others = rivals.map((rival) => `${rival} ${shown(time(result, rival))} (${against(result, rival)})`);
	const goals = goalsOf(result, earlier).map(({ text, met }) => `${text} ${met ? 'met' : 'MISSED'}`);
	return `${result.row.name.padEnd(42)} ${own.padStart(10)} | ${others.join(', ')} | ${goals.join(', ')}`;
}

/** The table of bench/README.md. */
export function summarise(results: readonly Result[], how: string): string {
	const rows = results.map((result) => [
		result.row.name,
		failure(result, 'octavo') || shown(time(result, 'octavo')),
		shown(warmTime(result)),
		...columns.map((rival) => (result.replies.has(rival) ? against(result, rival) : '')),
		megabytes(middle(result, 'octavo', ({ memory }) => memory)),
		shown(middle(result, 'octavo', ({ pause }) => pause)),
		goalsOf(result, results)
			.map(({ text, met }) => (met ? text : `**${text}**`))
			.join(', '),
	]);
	const goals = results.flatMap((result) => goalsOf(result, results));
	const head = ['', 'first run', 'warm', ...columns, 'MB', 'pause', 'at most; missed in bold'];
	return [
		`${how}. Medians of interleaved rounds: our time, and the longest pause, in milliseconds; below a program, our first run as a multiple of its time.`,
		'',
		table(head, rows, [0, head.length - 1]),
		'',
		`${goals.filter(({ met }) => !met).length} of ${goals.length} goals are missed.`,
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
		...rivals.map((rival) => cell(result, rival)),
	]);
	return [
		'Milliseconds, medians; – means that the program has no such operation.',
		'',
		table(['', 'Octavo', ...rivals], rows),
		'',
		...columns.map((rival) => faster(results, rival)),
	].join('\n');
}

/** How often a program is faster than we are, and by how many times. */
function faster(results: readonly Result[], rival: Rival): string {
	const ratios = results.map((result) => time(result, 'octavo') / time(result, rival)).filter((one) => !Number.isNaN(one));
	const lost = ratios.filter((one) => one > 1.02).sort((one, other) => one - other);
	if (lost.length === 0) return `- **${rival}** is faster in none of ${ratios.length} rows.`;
	return `- **${rival} is faster** in ${lost.length} of ${ratios.length} rows: ${ratio(lost[0]!)} to ${ratio(lost.at(-1)!)} times.`;
}
