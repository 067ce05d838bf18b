// node labels-child.mjs FILE : the label of each page as pdf.js reads it, as JSON; null without labels. A process, because jest compiles
// no such modules.
import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const task = getDocument({ data: new Uint8Array(readFileSync(process.argv[2])), verbosity: 0 });
process.stdout.write(JSON.stringify(await (await task.promise).getPageLabels()));
await task.destroy();
