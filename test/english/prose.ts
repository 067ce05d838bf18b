/** The prose of a file: comments, strings that are sentences (messages, titles of tests, descriptions), and the text of documents. */
import ts from 'typescript';

export interface Piece {
	/** Without code in backticks. White space is one space, so that a sentence may go on in the next line. */
	readonly text: string;
	/** One-based line on which the piece begins. */
	readonly line: number;
}

export function proseOf(file: string, source: string): Piece[] {
	return file.endsWith('.md') ? paragraphsOf(source) : [...commentsAndStrings(file, source)];
}

function commentsAndStrings(file: string, source: string): Piece[] {
	const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
	const pieces: Piece[] = [];
	let code = '';
	let end = 0;
	const visit = (node: ts.Node): void => {
		if (ts.isLiteralExpression(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node)) {
			const start = node.getStart(tree);
			if (isSentence(node.text)) pieces.push({ text: plain(node.text), line: lineAt(source, start) });
			// Comments are looked for in the rest, in which slashes are those of comments.
			code += source.slice(end, start) + source.slice(start, node.end).replace(/[^\n]/g, ' ');
			end = node.end;
		}
		ts.forEachChild(node, visit);
	};
	visit(tree);
	code += source.slice(end);
	for (const { 0: comment, index } of code.matchAll(/\/\*[^]*?\*\/|\/\/.*(?:\n\s*\/\/.*)*/g))
		pieces.push({ text: plain(source.slice(index, index + comment.length)), line: lineAt(source, index) });
	return pieces;
}

/** At least three words. */
const isSentence = (text: string): boolean => /[a-z]{2,} [a-z]+ [a-z]+/i.test(text);

/** Without fences, addresses of links, and the sections that `npm run generate` writes from sources that are read too. */
function paragraphsOf(source: string): Piece[] {
	const text = source.replace(/^```[^]*?^```|<generated [^]*?<\/generated|\]\([^)]*\)/gm, (gone) => gone.replace(/[^\n]/g, ' '));
	const pieces: Piece[] = [];
	for (const { 0: paragraph, index } of text.matchAll(/.+(?:\n(?![ \t]*(?:[-*|#]|\d+\.)).+)*/g))
		// Headings and heads of tables are no sentences.
		for (const cell of paragraph.split('|'))
			if (!/^#|^[^.:;]{0,40}$/.test(cell.trim())) pieces.push({ text: plain(cell), line: lineAt(source, index) });
	return pieces;
}

const plain = (text: string): string =>
	text
		.replace(/^\/\*\*?|\*\/$|^[ \t]*(?:\/\/|\*(?!\*))/gm, ' ')
		.replace(/`[^`]*`/g, '``')
		.replace(/^[\s#>*\-\d.]+|\s+/g, ' ')
		.replace(/\*\*/g, '')
		.trim();

const lineAt = (source: string, index: number): number => source.slice(0, index).split('\n').length;
