/** Lists a collection as pdf.js reads it, as JSON for tests: `node scripts/run.mjs scripts/unicode/list.mts COLLECTION FILE`. */
import { writeFileSync } from 'node:fs';
import { readCollection } from './pdfjs.mts';

const [collection = '', file = ''] = process.argv.slice(2);
const { maps, texts } = await readCollection(collection);
writeFileSync(file, JSON.stringify({ maps: maps.map((map) => ({ ...map, cids: [...map.cids] })), texts: [...texts] }));
