/** HTML as people send it to programs that make PDFs. */

const row = (name: string, count: number, price: string) =>
	`<tr><td>${name}</td><td class="number">${count}</td><td class="number">${price}</td></tr>`;

/** An invoice with a head in columns, a table and colors. */
export const HTML_INVOICE = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Invoice 2026-0417</title>
<style>
:root { --accent: #0b5394 }
* { box-sizing: border-box }
body { margin: 0; font: 14px/1.5 Helvetica, Arial, sans-serif; color: #222 }
header { display: flex; justify-content: space-between; border-bottom: 3px solid var(--accent); padding-bottom: 16px }
h1 { color: var(--accent); margin: 0 }
.cards { display: grid; grid-template-columns: repeat(2, 1fr); gap: 16px; margin: 24px 0 }
.card { background: linear-gradient(135deg, #eef4fb, #d9e8f7); border-radius: 8px; padding: 16px }
table { width: 100%; border-collapse: collapse }
th { background: var(--accent); color: #fff; text-align: left }
th, td { padding: 8px; border-bottom: 1px solid #ddd }
.number { text-align: right }
tr:nth-child(even) td { background: #f6f8fa }
tfoot td { font-weight: bold }
</style></head>
<body>
<header><div><h1>Invoice</h1><p>Number 2026-0417</p></div><address>Analytical Engines Ltd<br>12 St James's Square<br>London</address></header>
<div class="cards"><div class="card"><strong>Bill to</strong><br>Ada Lovelace</div><div class="card"><strong>Due</strong><br>22 December 2026</div></div>
<h2>Items</h2>
<table><thead><tr><th>Item</th><th class="number">Count</th><th class="number">Price</th></tr></thead><tbody>
${[1, 2, 3, 4, 5].map((number) => row(`Gear wheel ${number}`, number, `${number}20.00`)).join('\n')}
</tbody><tfoot><tr><td colspan="2">Total</td><td class="number">6,600.00</td></tr></tfoot></table>
<p>Pay at <a href="https://example.com/pay">example.com/pay</a>.</p>
</body></html>`;
