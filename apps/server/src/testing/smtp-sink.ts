import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An email as the test's mail server received it. */
export interface ReceivedMail {
  to: string[];
  from: string;
  /** One header per line. */
  head: string;
  /** Without soft line breaks. */
  body: string;
}

/** A mail server that stores received emails. */
export interface SmtpSink {
  url: string;
  received: ReceivedMail[];
  /** Rejects emails with this response; undefined accepts them. */
  rejection: { code: number; text: string } | undefined;
  close(): Promise<void>;
}

/** Starts a mail server without accounts on a free port. */
export async function openSmtpSink(): Promise<SmtpSink> {
  const received: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { rejection } = sink;
        if (rejection) {
          callback(Object.assign(new Error(rejection.text), { responseCode: rejection.code }));
          return;
        }
        const [head = '', ...body] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n');
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom === false ? '' : mailFrom.address,
          head: head.replaceAll(/\r\n[ \t]+/g, ' '),
          // the `=` at the end of a base64 part is padding
          body: body
            .join('\r\n\r\n')
            .replaceAll(/=\r\n(?!\r\n|--)/g, '')
            .replaceAll('=3D', '='),
        });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve));
  // parse boundary: a server that listens on a port
  const { port } = smtp.server.address() as AddressInfo;
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${String(port)}`,
    received,
    rejection: undefined,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
  return sink;
}
