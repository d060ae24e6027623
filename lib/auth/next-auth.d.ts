import "next-auth";
import "next-auth/jwt";

declare module "next-auth" {
  interface Session {
    personId: string;
    sessionId: string;
  }
  interface User {
    personId: string;
    sessionId: string;
  }
}

declare module "next-auth/jwt" {
  interface JWT {
    personId: string;
    sessionId: string;
  }
}
