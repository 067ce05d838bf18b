/** Runs an operation on a file, for tests that bound the memory of a process: `node --max-old-space-size=N scripts/run.mjs … FILE OPERATION`. */
import { readFileSync } from 'node:fs';
import { decode } from '../../../shared/contract/values/decode';
import type { OperationName } from '../../../shared/contract/operations';
import { asDocument, local } from '../hosts/local';

const [file, operation] = process.argv.slice(2) as [string, OperationName];
const { documents } = await local.run(operation, [asDocument(readFileSync(file))], decode(operation, {}));
console.log(documents[0]!.pageCount);
