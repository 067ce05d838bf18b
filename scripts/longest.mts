// npm run longest [-- --top N]: the longest functions and files of the product. Only lines with code count.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { orUsage, wholeNumber } from '../bench/usage.mts';

const FOLDERS = ['shared', 'nodes', 'credentials', 'action', 'server', 'workers'];

interface Part {
	readonly name: string;
	readonly lines: number;
}

/** The lines of a node that hold a token: neither blank nor only a comment. */
function linesOfCode(node: ts.Node, source: ts.SourceFile): number {
	const lines = new Set<number>();
	const visit = (child: ts.Node) => {
		if (child.getChildCount(source) > 0) for (const inner of child.getChildren(source)) visit(inner);
		else if (child.getWidth(source) > 0) {
			const last = source.getLineAndCharacterOfPosition(child.end).line;
			for (let line = source.getLineAndCharacterOfPosition(child.getStart(source)).line; line <= last; line++) lines.add(line);
		}
	};
	for (const child of node.getChildren(source)) visit(child);
	return lines.size;
}

/** A function's own name, or the name that it is assigned to. Functions without either count as lines of the one around them. */
function nameOf(node: ts.FunctionLikeDeclaration, source: ts.SourceFile): string | undefined {
	if (ts.isConstructorDeclaration(node)) return 'constructor';
	if (node.name) return node.name.getText(source);
	const { parent } = node;
	return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText(source) : undefined;
}

function measure(file: string): { file: Part; functions: Part[] } {
	const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
	const functions: Part[] = [];
	const visit = (node: ts.Node) => {
		if (ts.isFunctionLike(node) && 'body' in node && node.body) {
			const name = nameOf(node, source);
			if (name !== undefined) functions.push({ name: `${name} (${file})`, lines: linesOfCode(node, source) });
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return { file: { name: file, lines: linesOfCode(source, source) }, functions };
}

const count = orUsage('Usage: npm run longest [-- --top N]', () =>
	wholeNumber('top', parseArgs({ options: { top: { type: 'string', default: '5' } } }).values.top, 1),
);
// Glyphs of the fonts are data.
const files = ts.sys.readDirectory(
	'.',
	['.ts', '.mts'],
	['**/node_modules', '**/dist', '**/noto-sans*'],
	FOLDERS.map((folder) => `${folder}/**/*`),
);
const measured = files.map((file) => measure(file.replace(/^.*?(?=(?:shared|nodes|credentials|action|server|workers)\/)/, '')));
const print = (title: string, parts: readonly Part[]) => {
	console.log(`${title}, in lines of code:`);
	for (const { name, lines } of [...parts].sort((one, other) => other.lines - one.lines).slice(0, count))
		console.log(`${String(lines).padStart(6)}  ${name}`);
};
print(
	'Longest functions',
	measured.flatMap(({ functions }) => functions),
);
print(
	'Longest files',
	measured.map(({ file }) => file),
);
