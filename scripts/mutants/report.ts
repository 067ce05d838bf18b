/** The results as a table, and the changes that nothing noticed. */
import type { Judged, Verdict } from './judge';
import { KINDS, type Mutant } from './sites';

/** The part of what `npm run test:all` notices that `npm test` has to notice. */
const GOAL = 0.95;

export const describe = ({ file, line, kind, before, after }: Mutant): string =>
	`${file}:${line} ${kind}: ${short(before)}${kind === 'removed statement' ? '' : ` → ${short(after)}`}`;

const short = (text: string): string => {
	const line = text.replaceAll(/\s+/g, ' ');
	return line.length > 100 ? `${line.slice(0, 99)}…` : line;
};

const has = (verdict: Verdict['is']) => (one: Judged) => one.all.is === verdict;
const bySample = ({ sample }: Judged): boolean => sample.is === 'noticed';

export function report(judged: readonly Judged[], count: number): string {
	const row = (name: string, some: readonly Judged[]): string => {
		const noticed = some.filter(has('noticed'));
		const types = some.filter(({ sample }) => sample.is === 'noticed' && sample.by.startsWith('types: '));
		const cells = [some, types, some.filter(bySample), noticed, some.filter(has('unnoticed')), some.filter(has('undecided'))];
		return `| ${name} | ${cells.map(({ length }) => length).join(' | ')} |`;
	};
	const noticed = judged.filter(has('noticed'));
	const share = noticed.length === 0 ? 1 : noticed.filter(bySample).length / noticed.length;
	return [
		`${judged.length} of ${count} changes judged.`,
		'',
		'|  | changes | by the compiler | by npm test | by test:all | by neither | undecided |',
		'| --- | --: | --: | --: | --: | --: | --: |',
		...KINDS.map((kind) =>
			row(
				kind,
				judged.filter(({ mutant }) => mutant.kind === kind),
			),
		),
		row('all', judged),
		'',
		`Of ${noticed.length} changes that npm run test:all notices, npm test notices ${noticed.filter(bySample).length}: ` +
			`${Math.round(share * 1000) / 10} % (goal: at least ${GOAL * 100} %).`,
		...list(
			'Noticed only by npm run test:all',
			noticed.filter((one) => !bySample(one)),
		),
		...list('Noticed by neither', judged.filter(has('unnoticed'))),
		...list('Undecided: the tests took more than five minutes', judged.filter(has('undecided'))),
	].join('\n');
}

const list = (title: string, some: readonly Judged[]): string[] =>
	some.length === 0 ? [] : ['', `${title}:`, ...some.map(({ mutant }) => `  ${describe(mutant)}`)];
