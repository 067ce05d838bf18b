import { readFileSync, writeFileSync } from 'node:fs';
import { decode } from '../shared/contract/values/decode';
import { asDocument, local } from '../test/support/hosts/local';
const [file, out, params] = process.argv.slice(2);
const r = await local.run('redact_text', [asDocument(readFileSync(file!), 'x.pdf')], decode('redact_text', JSON.parse(params!)));
writeFileSync(out!, r.documents![0]!.bytes as any);
console.log(JSON.stringify(r.facts), JSON.stringify(r.notes));
