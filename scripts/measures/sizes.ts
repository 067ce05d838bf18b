/** How long functions and files are, and how many files folders hold. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Lines of code of a function and of a file; source files of a folder. */
export const LIMITS = { functions: 60, files: 420, folders: 25 } as const;

const SHIPPED = ['shared', 'nodes', 'credentials', 'runs', 'action', 'cli', 'lib', 'server', 'workers'];
const FOLDERS = [...SHIPPED, 'scripts', 'test'];
/** Lists of operations, with one file for each: they grow with what Octavo can do. */
const LISTS: ReadonlySet<string> = new Set([
	'shared/contract/operations',
	'shared/local',
	'test/local',
	'test/conformance/cases',
	'test/support/examples',
]);
const SOURCE = /\.[cm]?[jt]s$/;
/** Glyphs of the fonts are data, and declarations are generated. */
const DATA = /\/noto-[^/]*$|\.d\.ts$/;

export interface Size {
	readonly name: string;
	readonly size: number;
}

export type Sizes = Readonly<Record<keyof typeof LIMITS, readonly Size[]>>;

/** Of the shipped functions and files, and of the folders with sources and tests, below `root`. */
/** `choose`: which of the files are measured. */
export function sizesIn(root: string, choose: (files: string[]) => string[] = (files) => files): Sizes {
	const sources = FOLDERS.flatMap((folder) => sourcesIn(root, folder));
	const isMeasured = (file: string) => SHIPPED.includes(file.split('/')[0] ?? '') && /\.m?ts$/.test(file) && !DATA.test(file);
	const measured = choose(sources.filter(isMeasured)).map((file) => measure(file, readFileSync(path.join(root, file), 'utf8')));
	const folders = new Map<string, number>();
	for (const file of sources) {
		const folder = path.posix.dirname(file);
		folders.set(folder, (folders.get(folder) ?? 0) + 1);
	}
	return {
		functions: measured.flatMap(({ functions }) => functions),
		files: measured.map(({ file }) => file),
		folders: [...folders].flatMap(([name, size]) => (LISTS.has(name) ? [] : [{ name, size }])),
	};
}

/** One line for each function, file and folder that is larger than it may be. */
export const tooLarge = (sizes: Sizes): string[] =>
	(Object.keys(LIMITS) as (keyof typeof LIMITS)[]).flatMap((kind) =>
		largestFirst(sizes[kind])
			.filter(({ size }) => size > LIMITS[kind])
			.map(({ name, size }) => `${name}: ${size} ${kind === 'folders' ? 'files' : 'lines of code'}, more than ${LIMITS[kind]}`),
	);

export const largestFirst = (sizes: readonly Size[]): Size[] => [...sizes].sort((one, other) => other.size - one.size);

/** The functions of a source text, and the text itself, in lines of code. */
export function measure(file: string, text: string): { readonly file: Size; readonly functions: readonly Size[] } {
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
	const functions: Size[] = [];
	const visit = (node: ts.Node) => {
		if (ts.isFunctionLike(node) && 'body' in node && node.body) {
			const name = nameOf(node, source);
			if (name !== undefined) functions.push({ name: `${name} (${file})`, size: linesOfCode(node, source) });
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return { file: { name: file, size: linesOfCode(source, source) }, functions };
}

/** The lines of a node that hold a token: neither blank nor only a comment. */
function linesOfCode(node: ts.Node, source: ts.SourceFile): number {
	const lines = new Set<number>();
	const visit = (child: ts.Node) => {
		if (ts.isJSDoc(child)) return;
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

/** From `root`, with forward slashes, without what bundlers write. */
function sourcesIn(root: string, folder: string): string[] {
	return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
		const name = `${folder}/${entry.name}`;
		if (entry.isDirectory()) return entry.name === 'dist' ? [] : sourcesIn(root, name);
		return SOURCE.test(entry.name) ? [name] : [];
	});
}
