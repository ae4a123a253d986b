import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { InvoiceRow } from './invoices.store.ts';

type Locale = 'en' | 'es';

const words = {
  en: {
    title: 'Invoice',
    number: 'Invoice number',
    date: 'Date',
    period: 'Billing period',
    billedTo: 'Billed to',
    taxId: 'Tax number',
    item: 'Item',
    quantity: 'Quantity',
    amount: 'Amount',
    subtotal: 'Subtotal',
    tax: 'VAT',
    credit: 'Credit',
    total: 'Total',
    paid: 'Paid',
    pending: 'Payment pending',
    standard: 'Standard plan',
    pro: 'Pro plan',
    extra: 'Extra cluster',
  },
  es: {
    title: 'Factura',
    number: 'Número de factura',
    date: 'Fecha',
    period: 'Periodo de facturación',
    billedTo: 'Facturado a',
    taxId: 'Número fiscal',
    item: 'Concepto',
    quantity: 'Cantidad',
    amount: 'Importe',
    subtotal: 'Subtotal',
    tax: 'IVA',
    credit: 'Abono',
    total: 'Total',
    paid: 'Pagada',
    pending: 'Pago pendiente',
    standard: 'Plan Standard',
    pro: 'Plan Pro',
    extra: 'Clúster adicional',
  },
} as const;

const LEFT = 50;
const RIGHT = 545;

function addressOf({ billedTo }: InvoiceRow, taxLabel: string): string[] {
  const { postal_code: code, city, tax_id: taxId } = billedTo;
  const lines = [
    billedTo.company_name,
    billedTo.full_name,
    billedTo.address_line1,
    billedTo.address_line2,
    [code, city].filter(Boolean).join(' '),
    billedTo.state,
    billedTo.country,
    taxId ? `${taxLabel}: ${taxId}` : null,
  ];
  return lines.filter((line): line is string => Boolean(line));
}

function formats(locale: Locale, currency: string) {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    money: (cents: number) => money.format(cents / 100),
    date: (at: Date) => date.format(at),
  };
}

/** A row of the table: texts at the left, at the quantity and at the right edge. */
function row(pdf: PDFKit.PDFDocument, [left, middle, right]: readonly [string, string, string]): void {
  const { y } = pdf;
  pdf.text(left, LEFT, y, { width: 300 });
  const after = pdf.y;
  pdf.text(middle, 360, y, { width: 60, align: 'right' });
  pdf.text(right, 430, y, { width: RIGHT - 430, align: 'right' });
  pdf.y = Math.max(after, pdf.y) + 4;
}

/** An invoice on one page, in a language. */
export async function invoicePdf(invoice: InvoiceRow, locale: Locale): Promise<Buffer> {
  const t = words[locale];
  const { money, date } = formats(locale, invoice.currency);
  const info = { Title: `${t.title} ${invoice.number}`, CreationDate: invoice.createdAt };
  const pdf = new PDFDocument({ size: 'A4', margin: LEFT, info, lang: locale });
  pdf.fontSize(22).text(t.title);
  pdf.fontSize(10).moveDown();
  pdf.text(`${t.number}: ${invoice.number}`).text(`${t.date}: ${date(invoice.createdAt)}`);
  const { periodStart, periodEnd } = invoice;
  if (periodStart && periodEnd) pdf.text(`${t.period}: ${date(periodStart)} – ${date(periodEnd)}`);
  pdf.moveDown().font('Helvetica-Bold').text(t.billedTo).font('Helvetica');
  for (const line of addressOf(invoice, t.taxId)) pdf.text(line);
  pdf.moveDown(2).font('Helvetica-Bold');
  row(pdf, [t.item, t.quantity, t.amount]);
  pdf.font('Helvetica');
  for (const { product, description, quantity, amount } of invoice.lines)
    row(pdf, [product ? t[product] : description, String(quantity), money(amount)]);
  pdf.moveDown();
  row(pdf, [t.subtotal, '', money(invoice.subtotal)]);
  row(pdf, [t.tax, '', money(invoice.tax)]);
  const credit = invoice.total - invoice.subtotal - invoice.tax;
  if (credit !== 0) row(pdf, [t.credit, '', money(credit)]);
  pdf.font('Helvetica-Bold');
  row(pdf, [t.total, '', money(invoice.total)]);
  pdf.font('Helvetica').text(t[invoice.status], LEFT);
  pdf.end();
  return buffer(pdf);
}
