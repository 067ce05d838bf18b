/** A test that asserts nothing cannot fail: each must call `expect`, itself or through what it calls. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const files = readdirSync(__dirname, { recursive: true })
	.map((entry) => path.join(__dirname, String(entry)))
	.filter((file) => /\.m?ts$/.test(file) && !file.endsWith('.d.ts'));

interface Test {
	readonly name: string;
	/** Names of the functions that it calls, also as methods. */
	readonly calls: readonly string[];
}

interface Source {
	readonly tests: readonly Test[];
	/** For each function or variable the names of the functions that it calls. */
	readonly functions: ReadonlyMap<string, readonly string[]>;
	/** For each imported name the file and the name there. */
	readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}

/** The name by which a function is called: `f` of `f()`, `a.f()`, `f.each(…)()`, `f<T>()`. */
function nameOf(callee: ts.Expression): string | undefined {
	if (ts.isIdentifier(callee)) return callee.text;
	if (ts.isCallExpression(callee)) return nameOf(callee.expression);
	if (ts.isTaggedTemplateExpression(callee)) return nameOf(callee.tag);
	return ts.isPropertyAccessExpression(callee) ? callee.name.text : undefined;
}

/** `test` of `test.each(…)(…)` and of `test.skip(…)`. */
function rootOf(callee: ts.Expression): string | undefined {
	if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return rootOf(callee.expression);
	if (ts.isTaggedTemplateExpression(callee)) return rootOf(callee.tag);
	return ts.isIdentifier(callee) ? callee.text : undefined;
}

/**
 * `test(…)`, `test.each(…)(…)`, and `withPrograms(…).test(…)` with a name and a body. Left out are `needs(…).test(…)`, whose name may
 * only say which thing is missing, and a test that is handed on whole.
 */
function isTest({ expression, arguments: [name, body] }: ts.CallExpression): boolean {
	const root = rootOf(expression) ?? '';
	if (name && body && ts.isIdentifier(name) && !ts.isFunctionLike(body)) return false;
	return (
		['test', 'it', 'testWhole', 'testInTurn'].includes(root) ||
		(nameOf(expression) === 'test' && body !== undefined && root !== 'needs')
	);
}

function callsIn(node: ts.Node): string[] {
	const found: string[] = [];
	const visit = (child: ts.Node): void => {
		if (ts.isCallExpression(child)) {
			for (const name of [nameOf(child.expression), rootOf(child.expression)]) if (name !== undefined) found.push(name);
			// A function that is handed to another one, as in `documents.forEach(judge)`.
			for (const argument of child.arguments) if (ts.isIdentifier(argument)) found.push(argument.text);
		}
		ts.forEachChild(child, visit);
	};
	visit(node);
	return found;
}

function read(file: string): Source {
	const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
	const tests: Test[] = [];
	const functions = new Map<string, string[]>();
	const imports = new Map<string, { file: string; name: string }>();
	const define = (name: string, body: ts.Node) => functions.set(name, [...(functions.get(name) ?? []), ...callsIn(body)]);
	const visit = (node: ts.Node): void => {
		// Skipped tests are counted: they need something that is missing here.
		if (ts.isCallExpression(node) && nameOf(node.expression) === 'skip') return;
		if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
			const base = path.join(path.dirname(file), node.moduleSpecifier.text);
			const target = [`${base}.ts`, base, path.join(base, 'index.ts')].find((one) => existsSync(one) && files.includes(one));
			const named = node.importClause?.namedBindings;
			if (target !== undefined && named && ts.isNamedImports(named))
				for (const one of named.elements) imports.set(one.name.text, { file: target, name: (one.propertyName ?? one.name).text });
		} else if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.name && node.body)
			define(node.name.getText(source), node.body);
		else if ((ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.initializer)
			define(node.name.getText(source), node.initializer);
		else if (ts.isCallExpression(node) && isTest(node)) {
			const body = node.arguments[1];
			if (body)
				tests.push({ name: node.arguments[0]!.getText(source), calls: ts.isIdentifier(body) ? [body.text] : callsIn(body) });
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return { tests, functions, imports };
}

const sources = new Map(files.map((file) => [file, read(file)]));

/** Whether one of these calls leads to `expect`. */
function asserts(file: string, calls: readonly string[], seen = new Set<string>()): boolean {
	const { functions, imports } = sources.get(file)!;
	return calls.some((name) => {
		if (name === 'expect') return true;
		if (seen.has(`${file} ${name}`)) return false;
		seen.add(`${file} ${name}`);
		const imported = imports.get(name);
		if (imported) return asserts(imported.file, sources.get(imported.file)!.functions.get(imported.name) ?? [], seen);
		return asserts(file, functions.get(name) ?? [], seen);
	});
}

/** It hands on the tests of others. */
const NEEDS = path.join(__dirname, 'support', 'judges', 'needs.ts');

test('every test asserts something', () => {
	const written = files.filter((file) => file !== NEEDS);
	const all = written.flatMap((file) => sources.get(file)!.tests.map((one) => ({ ...one, file })));
	expect(all.length).toBeGreaterThan(500);
	const silent = all.filter(({ file, calls }) => !asserts(file, calls));
	expect(silent.map(({ file, name }) => `${path.relative(__dirname, file)}: ${name}`)).toEqual([]);
});

test('tests are skipped only through needs.ts, so that their names say why', () => {
	const skips = (file: string): boolean => /\b(?:describe|it|test)\.(?:skip|todo)\b/.test(readFileSync(file, 'utf8'));
	expect(files.filter((file) => skips(file) && file !== __filename).map((file) => path.relative(__dirname, file))).toEqual([
		path.relative(__dirname, NEEDS),
	]);
});
