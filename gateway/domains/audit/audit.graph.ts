import './AuditEntry.ts';
import './AccountAuditLogConnection.ts';
