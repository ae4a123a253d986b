CREATE TABLE "idempotent_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"status" integer,
	"response" text
);
