// Whether the server on this computer is ready, as the health check of a container.
const { PORT, TLS_CERT } = process.env;
// The certificate is for the server's name, not for this address.
if (TLS_CERT) process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
const { ok } = await fetch(`http${TLS_CERT ? 's' : ''}://127.0.0.1:${PORT}/api/ready`);
if (!ok) process.exitCode = 1;
