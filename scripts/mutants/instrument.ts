/** Sources that tell which of their functions ran. */
import path from 'node:path';
import { entriesOf, LOADED } from './sites';

/** The module that keeps the marks, in a folder that every bundle has. */
export const MARKS = 'shared/marks-of-tests.ts';

/** The source with a mark at the beginning of each function. It is run, but not compiled with types. */
export function instrumented(file: string, text: string): string {
	const entries = entriesOf(file, text);
	const inserted = entries.flatMap(({ start, end }, index) => {
		const mark = markOf(index + 1);
		if (end === undefined) return [{ at: start, order: index, text: `${mark};` }];
		return [
			{ at: start, order: index, text: `(${mark}, ` },
			{ at: end, order: -index, text: ')' },
		];
	});
	inserted.sort((one, another) => one.at - another.at || one.order - another.order);
	let [made, from] = ['', 0];
	for (const one of inserted) {
		made += text.slice(from, one.at) + one.text;
		from = one.at;
	}
	const module = path.posix.relative(path.posix.dirname(file), MARKS).replace(/\.ts$/, '');
	const imported = `import { marksOf as __marksOf } from '${module.startsWith('.') ? module : `./${module}`}';`;
	const begin = `function __begin() { return __marksOf(${JSON.stringify(file)}, ${entries.length + 1}); }`;
	return `${imported} var __marks: any; ${begin} ${markOf(LOADED)}; ${made}${text.slice(from)}`;
}

/** A function may run before the rest of its file, if files import each other. */
const markOf = (number: number): string => `(__marks ??= __begin())[${number}] = 1`;

/**
 * The text of that module. In jest, the environment of a test file has a map for the marks (environment.cjs). Other processes and
 * threads append them to a file of every test file that runs at that moment.
 */
export const marksModule = (folder: string): string => `
// The node's bundle is tested where the global object is out of sight.
const scope: any = typeof globalThis === 'undefined' ? {} : globalThis;
export function marksOf(file: string, count: number): Uint8Array {
	const known: Map<string, Uint8Array> | undefined = scope.__marksOfTest;
	const marks = known?.get(file) ?? new Uint8Array(count);
	if (known) known.set(file, marks);
	else outside(file, marks);
	return marks;
}
function outside(file: string, marks: Uint8Array): void {
	const fs = scope.process?.getBuiltinModule?.('node:fs');
	if (!fs) return;
	let written = 0;
	const write = (): void => {
		const ran = [...marks.keys()].filter((number) => marks[number]);
		if (ran.length === written) return;
		written = ran.length;
		for (const test of fs.readdirSync('${folder}/running'))
			fs.appendFileSync('${folder}/outside/' + test, JSON.stringify({ file, ran }) + '\\n');
	};
	scope.process.on('exit', write);
	scope.setInterval(write, 100).unref();
}
`;
