/** The names of the functions that ship: which are participles without an object, and which are used too often to be found. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Most functions at the top of files that may have one name. */
export const MOST = 3;

const SHIPPED = ['shared', 'nodes', 'credentials', 'action', 'server', 'workers'];
/** Forms that do not end in "ed". Left out are those that are imperatives as well, such as `read`, `run` and `split`. */
const IRREGULAR = new Set(
	(
		'begun bound broken brought built caught chosen drawn driven fallen felt found given gone grown heard held hidden kept known laid ' +
		'left lent lost made meant met paid proven said seen sent shown sold spent spoken stolen sworn taken taught thought thrown told ' +
		'torn understood undone unmade unseen unsent woken won worn wound woven written'
	).split(' '),
);
/** Words that say where or how and name no action. */
const ADVERBS = new Set('above alone around at below beneath beside between plain within without'.split(' '));
/** Verbs that end like participles. */
const VERBS = new Set(['embed', 'exceed', 'feed', 'need', 'proceed', 'seed', 'speed', 'succeed']);

export interface NamedFunction {
	readonly name: string;
	readonly file: string;
}

/** `isParticiple('shown')` is true; `isParticiple('showName')` and `isParticiple('split')` are false. */
export const isParticiple = (name: string): boolean =>
	/^[a-z]+$/.test(name) && ((name.endsWith('ed') && !VERBS.has(name)) || IRREGULAR.has(name) || ADVERBS.has(name));

/** The functions at the top of a source text: declarations, and constants that are functions. */
export function functionsIn(file: string, text: string): NamedFunction[] {
	return ts.createSourceFile(file, text, ts.ScriptTarget.Latest).statements.flatMap((statement) => {
		if (ts.isFunctionDeclaration(statement)) return statement.name ? [{ name: statement.name.text, file }] : [];
		if (!ts.isVariableStatement(statement)) return [];
		return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
			initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)) && ts.isIdentifier(name)
				? [{ name: name.text, file }]
				: [],
		);
	});
}

/** Those of all sources below `root` that ship. */
export const shippedFunctions = (root: string): NamedFunction[] =>
	SHIPPED.flatMap((folder) =>
		readdirSync(path.join(root, folder), { recursive: true }).map((entry) => path.join(folder, String(entry))),
	)
		.map((file) => file.replaceAll('\\', '/'))
		.filter((file) => /\.m?ts$/.test(file) && !file.endsWith('.d.ts') && !file.startsWith('action/dist/'))
		.flatMap((file) => functionsIn(file, readFileSync(path.join(root, file), 'utf8')));

/** One line for each name to change. */
export function namesToChange(functions: readonly NamedFunction[]): string[] {
	const byName = new Map<string, string[]>();
	for (const { name, file } of functions) byName.set(name, [...(byName.get(name) ?? []), file]);
	return [
		...functions.filter(({ name }) => isParticiple(name)).map(({ name, file }) => `${name} (${file}): a verb and its object`),
		...[...byName]
			.filter(([, files]) => files.length > MOST)
			.map(([name, files]) => `${name}: ${files.length} functions, at most ${MOST} (${files.join(', ')})`),
	];
}
