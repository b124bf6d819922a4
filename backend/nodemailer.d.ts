// The part of nodemailer that the backend uses; nodemailer brings no types of its own.
declare module "nodemailer" {
  type Message = { from: string; to: string; subject: string; text?: string; html?: string };
  type Transport = { sendMail(message: Message): Promise<{ message: Uint8Array }> };
  const nodemailer: {
    createTransport(options: string | { streamTransport: true; buffer: true }): Transport;
  };
  export default nodemailer;
}
