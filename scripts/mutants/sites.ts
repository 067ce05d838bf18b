/** Places in a source at which a small change may be made, and the functions by which a test reaches them. */
import ts from 'typescript';

export const KINDS = ['negated condition', 'changed constant', 'removed statement'] as const;
export type Kind = (typeof KINDS)[number];

/** A small change: `after` in the place of `before`, from `start` on. */
export interface Mutant {
	readonly file: string;
	/** From 1. */
	readonly line: number;
	readonly kind: Kind;
	readonly start: number;
	readonly before: string;
	readonly after: string;
	/** Numbers of the functions by which it is reached. One of them is enough; `LOADED` is the file itself. */
	readonly reachedBy: readonly number[];
}

/** Where a function begins to run. */
export interface Entry {
	readonly start: number;
	/** Of an expression that is the whole body of an arrow function. */
	readonly end?: number;
}

/** The number of the code outside of functions; functions have numbers from 1, in the order of the source. */
export const LOADED = 0;

const parse = (file: string, text: string): ts.SourceFile => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

type WithBody = ts.FunctionLikeDeclaration & { readonly body: ts.Node };
const hasBody = (node: ts.Node): node is WithBody => ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

function functionsOf(source: ts.SourceFile): WithBody[] {
	const found: WithBody[] = [];
	const visit = (node: ts.Node): void => {
		if (hasBody(node)) found.push(node);
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

export const entriesOf = (file: string, text: string): Entry[] =>
	functionsOf(parse(file, text)).map(({ body }) =>
		ts.isBlock(body) ? { start: body.getStart() + 1 } : { start: body.getStart(), end: body.getEnd() },
	);

export function mutantsIn(file: string, text: string): Mutant[] {
	const source = parse(file, text);
	const functions = functionsOf(source);
	const numbers = new Map(functions.map((one, index) => [one as ts.Node, index + 1]));
	const found: Mutant[] = [];
	const add = (node: ts.Node, kind: Kind, after: string, reachedBy: readonly number[]) => {
		const start = node.getStart();
		const line = source.getLineAndCharacterOfPosition(start).line + 1;
		found.push({ file, line, kind, start, before: node.getText(), after, reachedBy });
	};
	const visit = (node: ts.Node, inside: number | undefined): void => {
		if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
		const change = changeOf(node);
		if (change && inside !== undefined) add(node, ...change, [inside]);
		if (inside === undefined && ts.isVariableStatement(node)) {
			for (const { literal, reachedBy } of namedConstants(source, node, numbers))
				add(literal, 'changed constant', other(literal)!, reachedBy);
		}
		const within = numbers.get(node) ?? inside;
		ts.forEachChild(node, (child) => visit(child, within));
	};
	visit(source, undefined);
	return found;
}

/** The change that can be made of a node in a function. */
function changeOf(node: ts.Node): [Kind, string] | undefined {
	if (isCondition(node)) return ['negated condition', `!(${node.getText()})`];
	const constant = other(node);
	if (constant !== undefined) return ['changed constant', constant];
	return isRemovable(node) ? ['removed statement', '{}'] : undefined;
}

/** Those of loops are left out: most of them would never end. */
function isCondition(node: ts.Node): boolean {
	const parent = node.parent as ts.Node | undefined;
	if (!parent) return false;
	if (ts.isIfStatement(parent)) return parent.expression === node;
	return ts.isConditionalExpression(parent) && parent.condition === node;
}

/** Another number or truth value in place of a literal. */
function other(node: ts.Node): string | undefined {
	if (node.kind === ts.SyntaxKind.TrueKeyword) return 'false';
	if (node.kind === ts.SyntaxKind.FalseKeyword) return 'true';
	if (!ts.isNumericLiteral(node)) return undefined;
	const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
	return isName ? undefined : String(Number(node.text) + 1);
}

const isRemovable = (node: ts.Node): boolean =>
	(ts.isExpressionStatement(node) && !isCallOfSuper(node.expression)) ||
	ts.isThrowStatement(node) ||
	ts.isContinueStatement(node) ||
	ts.isBreakStatement(node) ||
	(ts.isReturnStatement(node) && node.expression === undefined);

const isCallOfSuper = (node: ts.Expression): boolean =>
	ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword;

interface NamedConstant {
	readonly literal: ts.Node;
	readonly reachedBy: readonly number[];
}

/** The literals of constants such as `const LIMIT = 4 * 1024`, and the functions that name them. Tables are data. */
function namedConstants(
	source: ts.SourceFile,
	statement: ts.VariableStatement,
	numbers: ReadonlyMap<ts.Node, number>,
): NamedConstant[] {
	return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
		const literals = initializer ? literalsOf(initializer) : undefined;
		if (!literals) return [];
		const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
		const users = usersOf(source, name.getText(), numbers);
		const reachedBy = isExported || users.has(LOADED) ? [LOADED] : [...users];
		return literals.map((literal) => ({ literal, reachedBy }));
	});
}

/** The literals of a calculation; undefined if it has anything else. */
function literalsOf(node: ts.Expression): ts.Node[] | undefined {
	if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return literalsOf(node.expression);
	if (ts.isPrefixUnaryExpression(node)) return literalsOf(node.operand);
	if (ts.isBinaryExpression(node)) {
		const [left, right] = [literalsOf(node.left), literalsOf(node.right)];
		return left && right && [...left, ...right];
	}
	return other(node) === undefined ? undefined : [node];
}

/** The numbers of the functions that name a constant of the file. */
function usersOf(source: ts.SourceFile, name: string, numbers: ReadonlyMap<ts.Node, number>): Set<number> {
	const users = new Set<number>();
	const visit = (node: ts.Node, inside: number): void => {
		if (ts.isIdentifier(node) && node.text === name && !isDeclared(node)) users.add(inside);
		const within = numbers.get(node) ?? inside;
		ts.forEachChild(node, (child) => visit(child, within));
	};
	visit(source, LOADED);
	return users;
}

const isDeclared = (name: ts.Identifier): boolean => ts.isVariableDeclaration(name.parent) && name.parent.name === name;
