import { readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { readInvoice } from '../../../shared/model/invoice/read-invoice';
import { brokenRules, warningsOf } from '../../../shared/model/invoice/rules/check-rules';
import { faultsOf, type Fault } from '../../support/invoice-faults';
import { job } from '../../support/hosts/local';
import { needs, withPrograms } from '../../support/judges/needs';
import { judgeNational, namesOfNational, type Syntax } from '../../support/judges/schematron';

const SHARED = path.resolve(__dirname, '../../../../shared').replace('/tmp/wt/shared','/work/shared');
const RULES = path.join(SHARED, 'en16931');
const TESTED = /^BR-(?:DE|DEX|TMP)-/;
async function ours(xml: string): Promise<string[] | undefined> {
	const read = await readInvoice(Buffer.from(xml), job().pace);
	if (typeof read === 'string') return undefined;
	const f = new Set((await brokenRules(read, job().pace)).map(({ rule }) => rule));
	const w = new Set((await warningsOf(read, job().pace)).map(({ rule }) => rule + ' (warning)'));
	return [...f, ...w].filter((rule) => TESTED.test(rule)).sort();
}
const sample = (f: string) => readFileSync(path.join(SHARED, f), 'utf8').replace(/>[A-Za-z0-9+\/=\s]{2000,}</g, '>AA==<');
const X='urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const guided = (xml: string, g: string) => xml.replace(/urn:cen\.eu:en16931:2017#compliant#urn:xeinkauf[^<]*/, g);
const EXT=X+'#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0', CVD=X+'#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9';
const cii = ['invoices/01.01a-INVOICE.cii.xml','en16931/xrechnung/04.05a-INVOICE_uncefact.xml'];
const ubl = ['invoices/01.01a-INVOICE.ubl.xml','en16931/xrechnung/01.04_comprehensive_test_ubl.xml','en16931/xrechnung/04.01a-INVOICE_ubl.xml','en16931/xrechnung/04.03a-INVOICE_ubl.xml','en16931/xrechnung/02.01a-cvd_INVOICE_ubl.xml','en16931/xrechnung/03.04a-INVOICE_ubl.xml'];
withPrograms('java')('by Saxon', () => { test.each([['CII',cii],['UBL',ubl]] as [Syntax,string[]][])('%s', async (syntax, files) => {
	const out: string[] = []; const reached = new Map<string,number>();
	for (const file of files) for (const g of [X,EXT,CVD]) {
		const xml = guided(sample(file), g);
		const faults: Fault[] = [{name:'none', xml}, ...faultsOf(xml)];
		const judged = judgeNational(RULES, syntax, faults.map(({xml})=>xml));
		let compared=0, differ=0;
		for (const [i,{name,xml}] of faults.entries()) {
			const t = judged[i]; const o = await ours(xml);
			if (!t || !o) continue; compared++;
			const e=[...t].map(([r,f])=> r+(f==='fatal'?'':' (warning)')).sort();
			for (const r of t.keys()) reached.set(r,(reached.get(r)??0)+1);
			if (JSON.stringify(e)!==JSON.stringify(o)) { differ++; out.push(`${file.slice(-25)} ${g.slice(-8)} ${name}: THEIRS ${e.filter(r=>!o.includes(r))} OURS ${o.filter(r=>!e.includes(r))}`); }
		}
		out.push(`${file} ${g.slice(-9)}: ${faults.length} ${compared} differ ${differ}`);
	}
	out.push('UNREACHED '+namesOfNational(RULES, syntax).filter(r=>!reached.has(r)).join());
	require('fs').writeFileSync('/tmp/fx/diff-'+syntax+'.txt', out.join('\n'));
}, 600000); });
