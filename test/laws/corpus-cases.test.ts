/** Every operation on PDF documents is judged over a folder of documents. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { operationNames, operationOf } from '../../shared/contract/operations';

/** Other judges of bench/judging, by the operations that they judge. */
const ELSEWHERE = { pages_to_images: 'drawing', recognize_text: 'recognizing', redact_text: 'redacting' };

const judges = path.join(__dirname, '..', '..', 'bench', 'judging');
const read = (name: string): string => readFileSync(path.join(judges, `${name}.mts`), 'utf8');

it('is a case of the corpus judge, or has another judge', () => {
	const cases = [...read('cases').matchAll(/make\(\s*['`][^'`]+['`],\s*'([a-z_]+)'/g)].map(([, name]) => name!);
	const onDocuments = operationNames.filter((name) => operationOf(name).accepts === undefined);
	expect(onDocuments.filter((name) => !cases.includes(name)).sort()).toEqual(Object.keys(ELSEWHERE));
	for (const [name, judge] of Object.entries(ELSEWHERE)) expect(read(judge)).toContain(name);
});
