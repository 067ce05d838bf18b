import * as m from './test/support/documents/markdown';
import { writeFileSync } from 'node:fs';
writeFileSync('/tmp/md/report.md', m.REPORT); writeFileSync('/tmp/md/invoice.md', m.INVOICE); writeFileSync('/tmp/md/answer.md', m.ANSWER); writeFileSync('/tmp/md/readme.md', m.README); writeFileSync('/tmp/md/table.md', m.longTable(500));
