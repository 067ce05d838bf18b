/**
 * The regular expressions of what ships, each on texts that repeat a character or two: one that looks at a long run again from each
 * place in it takes time in the square of the text. A run of 3,000 tells, because others need a hundredth of the time.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../core.mts';

/** Files whose expression meets short texts only: numbers, bounded values, and settings of those who run Octavo. */
const BOUNDED: Readonly<Record<string, string>> = {
	'action/results/markdown.ts': 'names, shortened before',
	'runs/files/hints.ts': 'a line of the input files',
	'server/settings/job-settings.ts': 'a setting',
	'server/settings/settings.ts': 'a setting',
	'shared/contract/values/decode.ts': 'a value of at most MOST_CHOSEN characters',
	'shared/model/content/painting.ts': 'a number',
	'shared/model/font/outline/type1-outlines.ts': 'an entry of at most MOST_OF_ENTRY characters',
	'shared/pdf/syntax/serialize.ts': 'a number',
	'shared/remote/regions.ts': 'a setting',
	'nodes/OctavoPdf/further-sources.ts': 'Base64 text with at most two signs of equality',
};
const FOLDERS = ['action', 'nodes', 'runs', 'server', 'shared', 'workers'];
const LENGTH = 3000;
/** Milliseconds, of the fastest of three. */
const MOST = 3;
const UNITS = [
	...Array.from(' \t\n!"#%&\'()*+,-./:;<=>?@[\\]^_`{|}~aA01\u00e9\u0301'),
	...[
		'\u{1f600}',
		'ab',
		'a ',
		' a',
		'1.',
		'1,',
		'- ',
		'<a',
		'</',
		'&a',
		'a.',
		'a-',
		'a@',
		'/*',
		'[a',
		'](',
		'"a',
		'\\a',
		'a,',
		', ',
		'; ',
	],
	...['a=', '= ', '\r\n', ' \n', '1 ', '(a', 'a(', '|-', '| ', '{{', '}}'],
];

export interface SlowExpression {
	readonly place: string;
	/** Milliseconds for a text of 3,000 characters. */
	readonly time: number;
	/** The characters that the text repeats. */
	readonly unit: string;
}

export function slowExpressions(): { readonly count: number; readonly slow: readonly SlowExpression[] } {
	const slow: SlowExpression[] = [];
	let count = 0;
	for (const file of FOLDERS.flatMap(sourcesIn)) {
		const source = ts.createSourceFile(file, readFileSync(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
		const visit = (node: ts.Node): void => {
			if (ts.isRegularExpressionLiteral(node)) {
				count++;
				const { time, unit } = worstOf(node.text);
				const { line } = source.getLineAndCharacterOfPosition(node.getStart());
				if (time > MOST && !Object.hasOwn(BOUNDED, file)) slow.push({ place: `${file}:${line + 1}`, time, unit });
			}
			ts.forEachChild(node, visit);
		};
		visit(source);
	}
	return { count, slow };
}

const sourcesIn = (folder: string): string[] =>
	readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.ts') && !file.startsWith('dist'))
		.map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`);

function worstOf(written: string): { readonly time: number; readonly unit: string } {
	const end = written.lastIndexOf('/');
	const body = written.slice(1, end);
	const expression = new RegExp(body, `${written.slice(end + 1).replace(/[gy]/g, '')}g`);
	const literals = [...new Set(body.match(/[A-Za-z0-9 _:;,.!"'#%&=<>@-]{1,12}/g) ?? [])];
	let worst = { time: 0, unit: '' };
	for (const before of ['', ...literals.slice(0, 5)])
		for (const unit of [...UNITS, ...literals]) {
			// No expression wants a null character at the end, so that all that can be tried is.
			const text = `${before}${unit.repeat(Math.ceil(LENGTH / unit.length))}\0`;
			const time = timeOf(expression, text);
			if (time > worst.time) worst = { time, unit: `${JSON.stringify(before)} + ${JSON.stringify(unit)}` };
		}
	return worst;
}

function timeOf(expression: RegExp, text: string): number {
	let least = Infinity;
	for (let attempt = 0; attempt < 3 && least > MOST; attempt++) {
		const start = performance.now();
		text.replace(expression, '');
		least = Math.min(least, performance.now() - start);
	}
	return least;
}
