// node structure-child.mjs FILE : the structure of each page as pdf.js reads it, as JSON. A process, because jest compiles no such modules.
import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const task = getDocument({ data: new Uint8Array(readFileSync(process.argv[2])), verbosity: 0 });
const document = await task.promise;
const pages = [];
for (let number = 1; number <= document.numPages; number++) {
	const page = await document.getPage(number);
	const { items } = await page.getTextContent({ includeMarkedContent: true });
	pages.push({ tree: await page.getStructTree(), items: items.map(({ type, id, str }) => ({ type, id, str })) });
}
process.stdout.write(JSON.stringify(pages));
await task.destroy();
