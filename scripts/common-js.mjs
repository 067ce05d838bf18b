// Turns a file that esbuild has split off, an ES module, into CommonJS. esbuild's own conversion reads every imported name through a
// getter, in each of the calls, which V8 does not optimize during a short run. Here names are constants, as they are in the module.
import ts from 'typescript';

/** @throws Error for what esbuild's output does not contain today. */
export function commonJs(name, text) {
	const source = ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS);
	const edits = [];
	const exported = [];
	const visit = (node) => {
		const replace = (by) => edits.push({ start: node.getStart(source), end: node.end, by });
		if (ts.isImportDeclaration(node)) replace(requirements(node));
		else if (ts.isExportDeclaration(node) && node.exportClause && !node.moduleSpecifier) {
			for (const { name: outer, propertyName: own = outer } of node.exportClause.elements)
				exported.push({ outer: outer.text, own: own.text });
			replace('');
		} else if (ts.isExportDeclaration(node) || ts.isExportAssignment(node) || node.modifiers?.some(isExport))
			throw new Error(`${name}: this export is not expected: ${node.getText(source)}`);
		else {
			if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
				replace(`Promise.resolve().then(()=>require(${node.arguments[0].getText(source)}))`);
			ts.forEachChild(node, visit);
		}
	};
	ts.forEachChild(source, visit);
	const constants = new Set(exported.map(({ own }) => own));
	const changed = assignedNames(source).filter((one) => constants.has(one));
	if (changed.length > 0) throw new Error(`${name}: exported names change their values: ${changed.join(', ')}`);
	const members = exported.map(({ outer, own }) => `${JSON.stringify(outer)}:${own}`);
	let result = text;
	for (const { start, end, by } of edits.sort((one, other) => other.start - one.start))
		result = result.slice(0, start) + by + result.slice(end);
	return members.length === 0 ? result : `${result}\nmodule.exports={${members.join(',')}};\n`;
}

const isExport = ({ kind }) => kind === ts.SyntaxKind.ExportKeyword;

function requirements({ moduleSpecifier: { text: from }, importClause: clause }) {
	const call = `require(${JSON.stringify(from)})`;
	if (!clause) return `${call};`;
	const isOurs = from.startsWith('./');
	const whole = [];
	const members = [];
	const { name: standard, namedBindings: bindings } = clause;
	if (standard && isOurs) members.push(`default:${standard.text}`);
	else if (standard) whole.push(standard.text);
	if (bindings && ts.isNamespaceImport(bindings)) whole.push(bindings.name.text);
	else
		for (const { name: own, propertyName: outer = own } of bindings?.elements ?? []) {
			if (outer.text === 'default' && !isOurs) whole.push(own.text);
			else members.push(`${JSON.stringify(outer.text)}:${own.text}`);
		}
	const constants = whole.map((own) => `const ${own}=${call};`);
	return `${constants.join('')}${members.length === 0 ? '' : `const {${members.join(',')}}=${call};`}`;
}

/** What functions assign to, in whatever scope: names are not shortened yet, and rarely agree by chance. */
function assignedNames(source) {
	const found = [];
	const visit = (node, inFunction) => {
		if (!inFunction) {
			// What is assigned while the module is loaded has its value before it is exported.
		} else if (ts.isBinaryExpression(node) && ts.isIdentifier(node.left)) {
			const { kind } = node.operatorToken;
			if (kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment) found.push(node.left.text);
		} else if ((ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) && ts.isIdentifier(node.operand)) {
			const { operator } = node;
			if (operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken) found.push(node.operand.text);
		}
		ts.forEachChild(node, (child) => visit(child, inFunction || ts.isFunctionLike(node)));
	};
	visit(source, false);
	return [...new Set(found)];
}
